import { beforeEach, describe, expect, it } from "vitest";
import {
  followOtherTabs,
  restoreSession,
  signOut,
  startSession,
  useSessionStore,
} from "~/services/accounts/session-store";
import { takeUpAfterReturn } from "~/services/accounts/take-up-after-return";
import { freshMemory } from "./fresh-memory";

const ada = { id: "user_1", email: "ada@example.com" };
const kept = (state: object) => JSON.stringify({ state, version: 1 });
const signedIn = kept({ user: ada, isAuthenticated: true, isLoading: false });
const whoIsThere = () => useSessionStore.getState().user?.email;
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** What another tab wrote, which the browser tells this one of. */
async function writeElsewhere(value: string | null, key: string | null = "auth-storage") {
  if (value === null) localStorage.clear();
  else localStorage.setItem("auth-storage", value);
  window.dispatchEvent(new StorageEvent("storage", { key }));
  await settled();
}

async function bringBack(persisted: boolean) {
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted }));
  await settled();
}

followOtherTabs();
takeUpAfterReturn();

beforeEach(async () => {
  freshMemory();
  await restoreSession();
});

describe("what is done in another tab", () => {
  it("signs in here as well", async () => {
    await writeElsewhere(signedIn);
    expect(whoIsThere()).toBe(ada.email);
  });

  it("signs out here as well, by the session or by all that is kept", async () => {
    startSession(ada);
    await writeElsewhere(kept({ user: null, isAuthenticated: false }));
    expect(whoIsThere()).toBeUndefined();
    startSession(ada);
    await writeElsewhere(null, null);
    expect(whoIsThere()).toBeUndefined();
  });

  it("is left alone where it is about something else", async () => {
    await writeElsewhere(signedIn, "color-scheme");
    expect(whoIsThere()).toBeUndefined();
  });
});

describe("a page that Back brings back as it was", () => {
  it("takes up who has signed in meanwhile", async () => {
    localStorage.setItem("auth-storage", signedIn);
    await bringBack(true);
    expect(whoIsThere()).toBe(ada.email);
  });

  it("keeps who is there where nothing is kept, and reads nothing when it is loaded anew", async () => {
    startSession(ada);
    localStorage.removeItem("auth-storage");
    await bringBack(true);
    expect(whoIsThere()).toBe(ada.email);
    signOut();
    localStorage.setItem("auth-storage", signedIn);
    await bringBack(false);
    expect(whoIsThere()).toBeUndefined();
  });

  it("is not troubled by junk", async () => {
    startSession(ada);
    localStorage.setItem("auth-storage", "{");
    await bringBack(true);
    expect(whoIsThere()).toBe(ada.email);
  });
});
