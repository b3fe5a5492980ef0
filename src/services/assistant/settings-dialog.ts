import { create } from "zustand";
import { tolerantStorage } from "~/shared/tolerant-storage";

/** Whether AI settings are open: the frame of the app shows them, and any screen may ask for them. */
export const useSettingsDialog = create(() => ({ isOpen: false }));

const storage = tolerantStorage(() => sessionStorage);
const draftKey = "settings-draft";

/** Keeps what is typed there for a reload, for as long as they are open. */
export const keepDraft = (draft: string) => storage.setItem(draftKey, draft);
export const keptDraft = () => storage.getItem(draftKey);

export const openAiSettings = () => useSettingsDialog.setState({ isOpen: true });

export function closeAiSettings() {
  storage.removeItem(draftKey);
  useSettingsDialog.setState({ isOpen: false });
}
