import type { CookiePreferences } from "./consent-cookie";

declare global {
  interface Window {
    /** The queue that an analytics tag on the page reads. */
    dataLayer?: unknown[];
  }
}

/**
 * Tells an analytics tag what is allowed. No tag comes with the app; the queue is there for the day
 * somebody adds one.
 *
 * @param kind "default" before anything was chosen, "update" for a choice
 */
export function signalConsent(kind: "default" | "update", preferences: CookiePreferences) {
  const { functional, analytics, marketing } = preferences;
  gtag("consent", kind, {
    analytics_storage: word(analytics),
    ad_storage: word(marketing),
    functionality_storage: word(functional),
    personalization_storage: word(functional),
  });
}

const word = (isAllowed: boolean) => (isAllowed ? "granted" : "denied");

type ConsentCommand = [command: "consent", kind: string, storage: Record<string, string>];

/** Pushes `arguments` and no array, as Google's own snippet does: the tag ignores arrays. */
function gtag(..._command: ConsentCommand) {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}
