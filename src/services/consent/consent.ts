import { create } from "zustand";
import {
  type CookiePreferences,
  declined,
  essentialOnly,
  everything,
  readConsentCookie,
  toFlags,
  writeConsentCookie,
} from "./consent-cookie";
import { signalConsent } from "./consent-signal";

type ConsentState = {
  /** Null: nothing was chosen yet. Undefined: the cookie was not read yet. */
  choice: CookiePreferences | null | undefined;
  /** False where the browser blocks cookies: the choice then holds until the page is left. */
  isKept: boolean;
  isDialogOpen: boolean;
};

export const useConsentStore = create<ConsentState>()(() => ({
  choice: undefined,
  isKept: true,
  isDialogOpen: false,
}));

/** Start-up, before the first screen: takes up what was chosen earlier, and signals it. */
export function startConsent() {
  const choice = readConsentCookie();
  useConsentStore.setState({ choice, isKept: true });
  signalConsent("default", essentialOnly);
  if (choice) signalConsent("update", choice);
}

export function acceptAll() {
  choose(everything, toFlags(everything));
}

export function declineAll() {
  choose(essentialOnly, declined);
}

export function savePreferences(preferences: CookiePreferences) {
  choose(preferences, toFlags(preferences));
}

function choose(choice: CookiePreferences, cookieValue: string) {
  const isKept = writeConsentCookie(cookieValue);
  useConsentStore.setState({ choice, isKept, isDialogOpen: false });
  signalConsent("update", choice);
}

export function openPreferences() {
  useConsentStore.setState({ isDialogOpen: true });
}

/** Closes the dialog; what was chosen before stays. */
export function closePreferences() {
  useConsentStore.setState({ isDialogOpen: false });
}
