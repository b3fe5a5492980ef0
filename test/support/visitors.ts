import { userOf } from "~/services/accounts/account-store";
import { seededAccount } from "~/services/accounts/seeded-account";

/** A newcomer has not answered the cookie banner; a visitor has; the demo user is signed in besides. */
export type Visitor = "newcomer" | "visitor" | "demo user";

/** What such a visitor's browser holds when the app at `origin` is opened. */
export function storageOf(visitor: Visitor, origin: string) {
  const session = { user: userOf(seededAccount), isAuthenticated: true, isLoading: false };
  const stored = { name: "auth-storage", value: JSON.stringify({ state: session, version: 1 }) };
  return {
    cookies: visitor === "newcomer" ? [] : [answeredBanner(origin)],
    origins: visitor === "demo user" ? [{ origin, localStorage: [stored] }] : [],
  };
}

function answeredBanner(origin: string) {
  return {
    name: "CookieConsent",
    value: "false",
    domain: new URL(origin).hostname,
    path: "/",
    expires: -1,
    httpOnly: false,
    secure: true,
    sameSite: "None",
  } as const;
}
