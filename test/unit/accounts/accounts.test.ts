import { beforeEach, describe, expect, it, vi } from "vitest";
import { useAccountStore } from "~/services/accounts/account-store";
import { renameUser, signIn, signUp } from "~/services/accounts/accounts";
import { restoreSession, signOut, useSessionStore } from "~/services/accounts/session-store";
import { hashRounds } from "../../support/cheap-hashes/hash-rounds";
import { freshMemory } from "./fresh-memory";

const ada = { firstName: "Ada", lastName: "Byron", email: "Ada@Example.com", password: " a b " };
const session = () => useSessionStore.getState();
const accounts = () => useAccountStore.getState().accounts;

beforeEach(freshMemory);

describe("start-up", () => {
  it("ends the loading, and happens once", async () => {
    await restoreSession();
    expect(session().isLoading).toBe(false);

    localStorage.setItem("auth-storage", `{"state":{"user":{"id":"1"},"isAuthenticated":true}}`);
    await restoreSession();
    expect(session().user).toBeNull();
  });
});

describe("signing up", () => {
  it("adds an account and signs in at once, under the trimmed full name", async () => {
    await signUp({ ...ada, firstName: " Ada", lastName: "Byron " });
    expect(session()).toEqual({
      user: {
        id: expect.stringMatching(/^user_\d+$/),
        email: "Ada@Example.com",
        name: "Ada Byron",
      },
      isAuthenticated: true,
      isLoading: false,
    });
    expect(accounts()).toHaveLength(2);
  });

  it("keeps the password only as a hash, and only in the record list", async () => {
    await signUp({ ...ada, password: "correct horse" });
    expect(JSON.stringify(accounts())).not.toContain("correct horse");
    expect(Object.keys(session().user ?? {})).toEqual(["id", "email", "name"]);
  });

  it.each(["ada@example.com", "  ADA@EXAMPLE.COM ", "ａda@example.com"])(
    "refuses a second account for %j",
    async (email) => {
      await signUp(ada);
      await expect(signUp({ ...ada, email })).rejects.toMatchObject({
        failure: "already-registered",
      });
      expect(accounts()).toHaveLength(2);
    },
  );

  it("lets only one of two sign-ups at the same time have the address", async () => {
    const both = await Promise.allSettled([signUp(ada), signUp(ada)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it.each([{ email: " " }, { password: "" }])("refuses %j", async (blank) => {
    await expect(signUp({ ...ada, ...blank })).rejects.toMatchObject({
      failure: "credentials-missing",
    });
  });
});

describe("signing in", () => {
  it("knows the account by its address without case, and takes the password as it is", async () => {
    await signUp(ada);
    signOut();
    await signIn(" ada@EXAMPLE.com ", " a b ");
    expect(session().user?.name).toBe("Ada Byron");
    signOut();
    await expect(signIn("ada@example.com", "a b")).rejects.toMatchObject({
      failure: "credentials-wrong",
    });
  });

  it("says the same, after the same work, of an unknown address and of a wrong password", async () => {
    const derive = vi.spyOn(crypto.subtle, "deriveBits");
    const failures = [];
    for (const email of ["nobody@example.com", "test@example.com", "__proto__"]) {
      derive.mockClear();
      failures.push(await signIn(email, "wrong").catch((error: Error) => error.message));
      expect(derive).toHaveBeenCalledTimes(1);
      expect(derive.mock.lastCall?.[0]).toMatchObject({ iterations: hashRounds });
    }
    expect(new Set(failures)).toEqual(new Set(["Invalid email or password"]));
  });

  it("does not let an unknown address in with the seeded account's password", async () => {
    await expect(signIn("nobody@example.com", "password123")).rejects.toMatchObject({
      failure: "credentials-wrong",
    });
  });
});

describe("a new name", () => {
  it("is the session's and the account's, and outlasts a sign-out", async () => {
    await signIn("test@example.com", "password123");
    renameUser("  Grace Hopper ");
    expect(session().user?.name).toBe("Grace Hopper");
    signOut();
    await signIn("test@example.com", "password123");
    expect(session().user?.name).toBe("Grace Hopper");
  });

  it("may be taken away", async () => {
    await signIn("test@example.com", "password123");
    renameUser(" ");
    expect(session().user).toEqual({ id: "user_0", email: "test@example.com", name: undefined });
  });

  it("does not sign anybody in", () => {
    renameUser("Nobody");
    expect(session().isAuthenticated).toBe(false);
  });
});
