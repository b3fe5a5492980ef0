const measured =
  "No recording measures exactly the limit, to the last bit of a number with a fraction.";

/**
 * Changes that no test notices, and why that is right. `line` is the whole line of code, trimmed;
 * `replacements` what stands there instead, as `npm run mutate` prints it.
 *
 * @type {{ file: string; line: string; replacements: string[]; reason: string }[]}
 */
export const onPurpose = [
  {
    file: "services/sound/find-hum.ts",
    line: "return level - toDecibels(median(around)) < prominence ? null : level;",
    replacements: ["level - toDecibels(median(around)) <= prominence"],
    reason: measured,
  },
  {
    file: "services/sound/find-hum.ts",
    line: "return near.reduce((best, bin) => ((spectrum[bin] ?? 0) > (spectrum[best] ?? 0) ? bin : best));",
    replacements: ["(spectrum[bin] ?? 0) >= (spectrum[best] ?? 0)"],
    reason: measured,
  },
  {
    file: "services/sound/find-squeal.ts",
    line: "const standsOut = level >= faintest && level - toDecibels(next) >= prominence;",
    replacements: ["level > faintest", "level - toDecibels(next) > prominence"],
    reason: measured,
  },
  {
    file: "services/consent/consent-cookie.ts",
    line: "return /(?:^|; )CookieConsent=([^;]*)/.exec(document.cookie)?.[1];",
    replacements: ["/(?:^|; )CookieConsent=([^;]*)/.exec(document.cookie)[1]"],
    reason:
      "Where there is no such cookie this throws, and the catch below gives the same: undefined.",
  },
  {
    file: "services/consent/consent-cookie.ts",
    line: "} catch {",
    replacements: ["{}"],
    reason: "A function that ends without a value gives undefined, which is what stands there.",
  },
  {
    file: "services/accounts/session-store.ts",
    line: "const { user, isAuthenticated } = (stored ?? {}) as Partial<Record<string, unknown>>;",
    replacements: ["stored && {}"],
    reason:
      "Where nothing is stored this throws, and zustand's `persist` then leaves nobody signed in.",
  },
];
