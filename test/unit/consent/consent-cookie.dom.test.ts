import { expect, it, vi } from "vitest";
import { readConsentCookie, toFlags, writeConsentCookie } from "~/services/consent/consent-cookie";

const holding = (cookies: string) => {
  vi.spyOn(document, "cookie", "get").mockReturnValue(cookies);
  return readConsentCookie();
};

const chosen = (functional: boolean, analytics: boolean, marketing: boolean) => ({
  essential: true as const,
  functional,
  analytics,
  marketing,
});

it.each([
  ["CookieConsent=1100", chosen(true, false, false)],
  ["CookieConsent=1010", chosen(false, true, false)],
  ["CookieConsent=1001", chosen(false, false, true)],
  ["CookieConsent=0000", chosen(false, false, false)],
  ["CookieConsent=0111", chosen(true, true, true)],
  ["CookieConsent=false", chosen(false, false, false)],
  ["a=b; CookieConsent=1100; c=d", chosen(true, false, false)],
  ["a=b; CookieConsent=1100", chosen(true, false, false)],
  ["CookieConsent=1100; CookieConsent=1111", chosen(true, false, false)],
  ["", null],
  ["CookieConsent=", null],
  ["CookieConsent", null],
  ["cookieconsent=1111", null],
  ["CookieConsent =1111", null],
  ["XCookieConsent=1111", null],
  ["a=CookieConsent=1111", null],
  ["a=b;CookieConsent=1111", null],
  ["CookieConsents=1111", null],
  ["CookieConsent=11111", null],
  ["CookieConsent=111", null],
  ["CookieConsent=1111x", null],
  ["CookieConsent=x1111", null],
  ["CookieConsent=1112", null],
  ["CookieConsent=falses", null],
  ["CookieConsent=False", null],
])("among the cookies “%s” the choice is found, or there is none", (cookies, choice) => {
  expect(holding(cookies)).toEqual(choice);
});

it("writes each choice as the four flags in their order", () => {
  expect(toFlags(chosen(true, false, false))).toBe("1100");
  expect(toFlags(chosen(false, true, false))).toBe("1010");
  expect(toFlags(chosen(false, false, true))).toBe("1001");
});

it("tells that a cookie was kept only when it stands there as it was written", () => {
  expect(writeConsentCookie("1010")).toBe(true);
  vi.spyOn(document, "cookie", "get").mockReturnValue("CookieConsent=1111");
  expect(writeConsentCookie("1010")).toBe(false);
});
