import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSessionKept } from "~/services/accounts/is-session-kept";
import { startSession } from "~/services/accounts/session-store";
import { freshMemory } from "./fresh-memory";

const ada = { id: "user_1", email: "ada@example.com" };

beforeEach(freshMemory);

describe("a session is kept", () => {
  it("where the browser keeps what is written, and the probe is taken away again", () => {
    startSession(ada);
    const kept = localStorage.getItem("auth-storage");
    expect(isSessionKept()).toBe(true);
    expect(localStorage).toHaveLength(1);
    expect(localStorage.getItem("auth-storage")).toBe(kept);
  });

  it("not where the storage is full", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No room.", "QuotaExceededError");
    });
    expect(isSessionKept()).toBe(false);
  });

  it("not where the browser blocks the storage", () => {
    const storage = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    expect(isSessionKept()).toBe(false);
    storage.mockRestore();
  });
});

describe("the code for accounts", () => {
  const files = ["~/services/accounts/accounts", "~/services/accounts/password-reset"];

  afterEach(() => {
    for (const file of files) vi.doUnmock(file);
    vi.resetModules();
  });

  it("is there once it is asked for", async () => {
    const { loadAccounts, loadPasswordReset } = await import("~/services/accounts/load-accounts");
    expect(await loadAccounts()).toHaveProperty("signIn");
    expect(await loadPasswordReset()).toHaveProperty("resetPassword");
  });

  it("is told as not loaded where the connection breaks off", async () => {
    vi.resetModules();
    for (const file of files)
      vi.doMock(file, () => {
        throw new TypeError("Failed to fetch");
      });
    const { loadAccounts, loadPasswordReset } = await import("~/services/accounts/load-accounts");
    const notLoaded = { name: "AccountError", failure: "not-loaded", cause: expect.any(Error) };
    await expect(loadAccounts()).rejects.toMatchObject(notLoaded);
    await expect(loadPasswordReset()).rejects.toMatchObject(notLoaded);
  });
});
