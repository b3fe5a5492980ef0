import { create } from "zustand";

/** Whether AI settings are open: the frame of the app shows them, and any screen may ask for them. */
export const useSettingsDialog = create(() => ({ isOpen: false }));

export const openAiSettings = () => useSettingsDialog.setState({ isOpen: true });
export const closeAiSettings = () => useSettingsDialog.setState({ isOpen: false });
