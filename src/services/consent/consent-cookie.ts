/** What a person allows. Essential can never be off. */
export type CookiePreferences = {
  essential: true;
  functional: boolean;
  analytics: boolean;
  marketing: boolean;
};

export const everything: CookiePreferences = {
  essential: true,
  functional: true,
  analytics: true,
  marketing: true,
};

export const essentialOnly: CookiePreferences = {
  essential: true,
  functional: false,
  analytics: false,
  marketing: false,
};

const lifeInSeconds = 365 * 24 * 60 * 60;
/** What the cookie holds after Decline All. */
export const declined = "false";

/** The preferences as the cookie holds them: 1 or 0 for essential, functional, analytics, marketing. */
export function toFlags({
  essential,
  functional,
  analytics,
  marketing,
}: CookiePreferences): string {
  return [essential, functional, analytics, marketing].map(Number).join("");
}

/** What was chosen earlier in this browser; null without a cookie, or with one that cannot be read. */
export function readConsentCookie(): CookiePreferences | null {
  const value = cookieValue();
  if (value === declined) return essentialOnly;
  if (!value || !/^[01]{4}$/.test(value)) return null;
  const [, functional, analytics, marketing] = Array.from(value, (flag) => flag === "1");
  return {
    essential: true,
    functional: functional === true,
    analytics: analytics === true,
    marketing: marketing === true,
  };
}

/**
 * Writes the consent cookie, to the specification's attributes.
 *
 * @param value four flags, or `declined`
 * @returns whether the browser kept it: one that blocks cookies drops them without a word
 */
export function writeConsentCookie(value: string): boolean {
  try {
    document.cookie = `CookieConsent=${value}; Max-Age=${lifeInSeconds}; Path=/; SameSite=None; Secure`;
  } catch {
    // A sandboxed frame has no cookies at all.
  }
  return cookieValue() === value;
}

function cookieValue(): string | undefined {
  try {
    return /(?:^|; )CookieConsent=([^;]*)/.exec(document.cookie)?.[1];
  } catch {
    return undefined;
  }
}
