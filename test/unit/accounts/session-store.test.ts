import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  signOut,
  restoreSession,
  startSession,
  useSessionStore,
} from "~/services/accounts/session-store";
import { freshMemory } from "./fresh-memory";

const ada = { id: "user_1", email: "ada@example.com", name: "Ada Byron" };
const signedOut = { user: null, isAuthenticated: false, isLoading: false };
const stored = () => JSON.parse(localStorage.getItem("auth-storage") ?? "null");

beforeEach(freshMemory);

describe("the session", () => {
  it("is loading, with nobody signed in, until storage was read", async () => {
    expect(useSessionStore.getState()).toEqual({ ...signedOut, isLoading: true });
    await restoreSession();
    expect(useSessionStore.getState()).toEqual(signedOut);
  });

  it("keeps user, isAuthenticated and isLoading under auth-storage, and nothing else", () => {
    startSession(ada);
    expect(stored()).toEqual({
      state: { user: ada, isAuthenticated: true, isLoading: false },
      version: 1,
    });
    signOut();
    expect(stored().state).toEqual(signedOut);
  });

  it("is taken up again after a reload", async () => {
    startSession(ada);
    const kept = localStorage.getItem("auth-storage") ?? "";
    freshMemory();
    localStorage.setItem("auth-storage", kept);

    await restoreSession();
    expect(useSessionStore.getState()).toEqual({
      user: ada,
      isAuthenticated: true,
      isLoading: false,
    });
  });

  it.each([
    ["no JSON", "{user"],
    ["an empty text", ""],
    ["a number", "7"],
    ["null", "null"],
    ["an array", "[]"],
    ["no state", `{"version":1}`],
    ["a state that is a text", `{"state":"signed in","version":1}`],
    [
      "a user without an id",
      `{"state":{"user":{"email":"a@b.c"},"isAuthenticated":true},"version":1}`,
    ],
    ["a user of another shape", `{"state":{"user":[1],"isAuthenticated":true},"version":1}`],
    ["nobody, but signed in", `{"state":{"user":null,"isAuthenticated":true},"version":1}`],
    [
      "somebody, but not signed in",
      `{"state":{"user":{"id":"1","email":"a"},"isAuthenticated":false},"version":1}`,
    ],
  ])("survives %s in storage as signed out", async (_name, junk) => {
    localStorage.setItem("auth-storage", junk);
    await restoreSession();
    expect(useSessionStore.getState()).toEqual(signedOut);
    expect(stored().state).toEqual(signedOut);
  });

  it("reads another version by its shape, and drops what does not belong there", async () => {
    const user = { id: "user_9", password: "left by somebody" };
    localStorage.setItem(
      "auth-storage",
      JSON.stringify({
        state: { user, isAuthenticated: true, isLoading: true, token: "x" },
        version: 0,
      }),
    );
    await restoreSession();
    expect(stored().state).toEqual({
      user: { id: "user_9", email: "" },
      isAuthenticated: true,
      isLoading: false,
    });
  });

  it("lives in memory where the browser blocks storage", async () => {
    const storage = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    await restoreSession();
    startSession(ada);
    expect(useSessionStore.getState().user).toEqual(ada);
    signOut();
    expect(useSessionStore.getState()).toEqual(signedOut);
    expect(storage).toHaveBeenCalled();
    storage.mockRestore();
  });

  it("lives in memory where storage is full", async () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No room.", "QuotaExceededError");
    });
    await restoreSession();
    startSession(ada);
    expect(useSessionStore.getState().user).toEqual(ada);
    expect(full).toHaveBeenCalled();
  });
});
