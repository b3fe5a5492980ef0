import { tabStorage } from "~/shared/tab-storage";

/** Under which name the settings, with their key, are kept in the tab. */
export const settingsName = "assistant-settings";

/** At once, and without the code that reads them. */
export const removeKeptSettings = () => tabStorage.removeItem(settingsName);
