import { create } from "zustand";

type OfflineState = {
  /** "on-request": the browser saves data, so a person has to ask for it. "kept": everything works without a network. */
  content: "unknown" | "on-request" | "filling" | "kept";
  /** True from the moment a newer build could take over, until the person puts it off. */
  hasNewVersion: boolean;
};

export const useOfflineStore = create<OfflineState>()(() => ({
  content: "unknown",
  hasNewVersion: false,
}));
