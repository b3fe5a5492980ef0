import { tabStorage } from "~/shared/tab-storage";
import { useSettingsDialog } from "./settings-dialog";

const name = "settings-draft";

/** Keeps what is typed in AI settings for a reload, for as long as they are open. */
export const keepDraft = (draft: string) => tabStorage.setItem(name, draft);
export const keptDraft = () => tabStorage.getItem(name);

useSettingsDialog.subscribe(({ isOpen }) => {
  if (!isOpen) tabStorage.removeItem(name);
});
