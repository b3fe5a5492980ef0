/**
 * Changes that no test notices, and why that is right. `line` is the whole line of code, trimmed;
 * `replacements` what stands there instead, as `npm run mutate` prints it.
 *
 * @type {readonly { file: string; line: string; replacements: readonly string[]; reason: string }[]}
 */
export const onPurpose = [
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
];
