import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  acceptAll,
  closePreferences,
  declineAll,
  openPreferences,
  savePreferences,
  startConsent,
  useConsentStore,
} from "~/services/consent/consent";

const choice = () => useConsentStore.getState().choice;
const flags = (functional: boolean, analytics: boolean, marketing: boolean) => ({
  essential: true as const,
  functional,
  analytics,
  marketing,
});

/** What an analytics tag would have been told, in order. */
const signals = () => (window.dataLayer ?? []).map((command) => Object.values(Object(command)));
const signal = (kind: string, functional: string, analytics: string, marketing: string) => [
  "consent",
  kind,
  {
    analytics_storage: analytics,
    ad_storage: marketing,
    functionality_storage: functional,
    personalization_storage: functional,
  },
];

function refuse() {
  throw new DOMException("The document is sandboxed", "SecurityError");
}

beforeEach(() => {
  delete window.dataLayer;
  useConsentStore.setState(useConsentStore.getInitialState(), true);
});

it("has not been asked about before the app starts, and nothing is open", () => {
  expect(useConsentStore.getInitialState()).toEqual({
    choice: undefined,
    isKept: true,
    isDialogOpen: false,
  });
});

describe("a choice", () => {
  it.each([
    ["Accept All", acceptAll, "1111", flags(true, true, true)],
    ["Decline All", declineAll, "false", flags(false, false, false)],
    [
      "none but essential",
      () => savePreferences(flags(false, false, false)),
      "1000",
      flags(false, false, false),
    ],
    [
      "functional",
      () => savePreferences(flags(true, false, false)),
      "1100",
      flags(true, false, false),
    ],
    [
      "analytics",
      () => savePreferences(flags(false, true, false)),
      "1010",
      flags(false, true, false),
    ],
    [
      "marketing",
      () => savePreferences(flags(false, false, true)),
      "1001",
      flags(false, false, true),
    ],
  ])(
    "of %s is kept in the cookie, and taken up at the next start",
    (_name, choose, value, chosen) => {
      choose();
      expect(document.cookie).toBe(`CookieConsent=${value}`);
      expect(useConsentStore.getState()).toEqual({
        choice: chosen,
        isKept: true,
        isDialogOpen: false,
      });

      useConsentStore.setState(useConsentStore.getInitialState(), true);
      useConsentStore.setState({ isKept: false });
      startConsent();
      expect(useConsentStore.getState()).toEqual({
        choice: chosen,
        isKept: true,
        isDialogOpen: false,
      });
    },
  );

  it("has a cookie of 365 days for the whole site, SameSite=None and Secure", () => {
    const write = vi.spyOn(document, "cookie", "set");
    acceptAll();
    expect(write.mock.calls).toEqual([
      ["CookieConsent=1111; Max-Age=31536000; Path=/; SameSite=None; Secure"],
    ]);
  });

  it("can be taken back", () => {
    acceptAll();
    declineAll();
    expect(document.cookie).toBe("CookieConsent=false");
    expect(choice()).toEqual(flags(false, false, false));
  });

  it("stays as it is while the preferences open and close", () => {
    savePreferences(flags(true, false, true));
    openPreferences();
    expect(useConsentStore.getState().isDialogOpen).toBe(true);
    closePreferences();
    expect(useConsentStore.getState().isDialogOpen).toBe(false);
    expect(choice()).toEqual(flags(true, false, true));
    expect(document.cookie).toBe("CookieConsent=1101");
  });
});

it.each([
  ["saved", () => savePreferences(flags(true, false, true))],
  ["all accepted", acceptAll],
  ["all declined", declineAll],
])("the preferences close when they are %s", (_name, choose) => {
  openPreferences();
  choose();
  expect(useConsentStore.getState().isDialogOpen).toBe(false);
});

describe("the stored cookie", () => {
  it.each(["", "11", "11111", "2222", "true", "1a10", "%31%31%31%31", "null"])(
    "counts as no choice when it holds %j",
    (junk) => {
      document.cookie = `CookieConsent=${junk}; path=/`;
      startConsent();
      expect(choice()).toBeNull();
    },
  );

  it("cannot turn essential off", () => {
    document.cookie = "CookieConsent=0101; path=/";
    startConsent();
    expect(choice()).toEqual(flags(true, false, true));
  });

  it("is found among other cookies, and not mistaken for one of a like name", () => {
    document.cookie = "OldCookieConsent=1111; path=/";
    startConsent();
    expect(choice()).toBeNull();
    document.cookie = "CookieConsent=1001; path=/";
    document.cookie = "theme=dark; path=/";
    startConsent();
    expect(choice()).toEqual(flags(false, false, true));
  });
});

describe("without cookies", () => {
  it("a choice holds in memory where the browser drops them", () => {
    vi.spyOn(document, "cookie", "get").mockReturnValue("");
    startConsent();
    savePreferences(flags(false, true, false));
    expect(useConsentStore.getState()).toMatchObject({
      choice: flags(false, true, false),
      isKept: false,
    });
  });

  it("a choice holds in memory where they cannot be touched", () => {
    Object.defineProperty(document, "cookie", { configurable: true, get: refuse, set: refuse });
    startConsent();
    expect(choice()).toBeNull();
    acceptAll();
    Reflect.deleteProperty(document, "cookie");
    expect(useConsentStore.getState()).toMatchObject({
      choice: flags(true, true, true),
      isKept: false,
    });
  });
});

describe("the signal", () => {
  it("denies everything before the first choice", () => {
    startConsent();
    expect(signals()).toEqual([signal("default", "denied", "denied", "denied")]);
  });

  it("tells a stored choice at the start", () => {
    document.cookie = "CookieConsent=1010; path=/";
    startConsent();
    expect(signals()).toEqual([
      signal("default", "denied", "denied", "denied"),
      signal("update", "denied", "granted", "denied"),
    ]);
  });

  it("tells each change", () => {
    savePreferences(flags(true, false, false));
    savePreferences(flags(false, false, true));
    acceptAll();
    declineAll();
    expect(signals()).toEqual([
      signal("update", "granted", "denied", "denied"),
      signal("update", "denied", "denied", "granted"),
      signal("update", "granted", "granted", "granted"),
      signal("update", "denied", "denied", "denied"),
    ]);
  });

  it("is an arguments object, behind what the tag's queue holds already", () => {
    window.dataLayer = [{ event: "earlier" }];
    acceptAll();
    expect(window.dataLayer.map((entry) => Object.prototype.toString.call(entry))).toEqual([
      "[object Object]",
      "[object Arguments]",
    ]);
  });
});
