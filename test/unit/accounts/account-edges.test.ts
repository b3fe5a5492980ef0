import { beforeEach, describe, expect, it, vi } from "vitest";
import { AccountError, accountMessages, failingAs } from "~/services/accounts/account-error";
import {
  addAccount,
  findAccount,
  isSameEmail,
  renameAccount,
  useAccountStore,
  userOf,
} from "~/services/accounts/account-store";
import { renameUser, signIn, signUp } from "~/services/accounts/accounts";
import { drawResetCode, resetCodeLifeMs, resetCodeTries } from "~/services/accounts/reset-codes";
import { hashSecret } from "~/services/accounts/secret-hash";
import { restoreSession, signOut, useSessionStore } from "~/services/accounts/session-store";
import { seededAccount } from "../../support/cheap-hashes/seeded-account";
import { freshMemory } from "./fresh-memory";

const { password } = seededAccount;
const session = () => useSessionStore.getState();
const failure = (name: string) => expect.objectContaining({ failure: name });

/** Lets the next draws of random numbers be these. */
function draw(...numbers: number[]) {
  return vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (array instanceof Uint32Array) array[0] = numbers.shift() ?? 0;
    return array;
  });
}

beforeEach(freshMemory);

describe("a code to reset the password", () => {
  it.each([
    [0, "100000"],
    [1, "100001"],
    [899_999, "999999"],
    [900_000, "100000"],
    [4_294_799_999, "999999"],
  ])("of the draw %d is %s", (number, code) => {
    const random = draw(number);
    expect(drawResetCode()).toBe(code);
    expect(random).toHaveBeenCalledOnce();
  });

  it.each([4_294_800_000, 4_294_967_295])("is drawn again after %d", (number) => {
    const random = draw(number, 5);
    expect(drawResetCode()).toBe("100005");
    expect(random).toHaveBeenCalledTimes(2);
  });

  it("lives 30 minutes, bears 5 tries, and another may be sent after a minute", () => {
    expect([resetCodeLifeMs, resetCodeTries]).toEqual([1_800_000, 5]);
  });
});

describe("an address", () => {
  it.each([
    ["ada@example.com", " ADA@EXAMPLE.COM\n"],
    ["ada@example.com", "ａｄａ@example.com"],
    ["é@example.com", "e\u0301@example.com"],
    ["straße@example.com", "STRAßE@example.com"],
  ])("is the same: %j and %j", (one, other) => {
    expect(isSameEmail(one, other)).toBe(true);
    expect(isSameEmail(other, one)).toBe(true);
  });

  it.each([
    ["ada@example.com", "ada@example.org"],
    ["ada@example.com", "a da@example.com"],
    ["ada@example.com", ""],
    ["ada@example.com", "ada+1@example.com"],
  ])("is another: %j and %j", (one, other) => {
    expect(isSameEmail(one, other)).toBe(false);
  });
});

describe("the list of accounts", () => {
  it("gives the user without the hash", () => {
    const { id, email, name } = seededAccount;
    expect(userOf(seededAccount)).toEqual({ id, email, name });
  });

  it("finds an account by its address alone", () => {
    addAccount({ id: "user_1", email: "ada@example.com" }, password);
    expect(findAccount("ADA@example.com")?.id).toBe("user_1");
    expect(findAccount("test@example.com")?.id).toBe("user_0");
    expect(findAccount("user_1")).toBeUndefined();
  });

  it("renames one account and no other", () => {
    addAccount({ id: "user_1", email: "ada@example.com", name: "Ada" }, password);
    renameAccount("user_1", "Grace");
    renameAccount("user_2", "Nobody");
    expect(useAccountStore.getState().accounts.map(({ name }) => name)).toEqual([
      "Test User",
      "Grace",
    ]);
  });
});

describe("what an account action fails with", () => {
  it("is its own error where one was thrown, and the fallback with the cause where not", async () => {
    const own = new AccountError("code-wrong");
    await expect(failingAs("reset-failed", () => Promise.reject(own))).rejects.toBe(own);
    const cause = new TypeError("undefined is not a function");
    const thrown = failingAs("reset-failed", () => Promise.reject(cause));
    await expect(thrown).rejects.toMatchObject({
      name: "AccountError",
      failure: "reset-failed",
      message: accountMessages["reset-failed"],
      cause,
    });
    expect(await failingAs("reset-failed", () => Promise.resolve(7))).toBe(7);
  });

  it("is said in plain words when the machinery itself fails", async () => {
    vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(new Error("out of order"));
    const email = "ada@example.com";
    await expect(signIn(email, "a")).rejects.toEqual(failure("sign-in-failed"));
    const ada = { firstName: "", lastName: "", email, password: "a" };
    await expect(signUp(ada)).rejects.toEqual(failure("sign-up-failed"));
  });
});

describe("credentials", () => {
  it.each([
    ["", "password123"],
    [" \t", "password123"],
    ["test@example.com", ""],
    ["", ""],
  ])("that are missing are told before any work: %j and %j", async (email, secret) => {
    const derive = vi.spyOn(crypto.subtle, "deriveBits");
    await expect(signIn(email, secret)).rejects.toEqual(failure("credentials-missing"));
    const ada = { firstName: "Ada", lastName: "", email, password: secret };
    await expect(signUp(ada)).rejects.toEqual(failure("credentials-missing"));
    expect(derive).not.toHaveBeenCalled();
    expect(session().isAuthenticated).toBe(false);
  });

  it("may be a password of blanks", async () => {
    await expect(signIn("test@example.com", " ")).rejects.toEqual(failure("credentials-wrong"));
  });

  it("sign in with the account's own id and name, and no hash", async () => {
    await signIn("TEST@example.com", "password123");
    expect(session().user).toEqual({
      id: "user_0",
      email: "test@example.com",
      name: "Test User",
    });
    signOut();
    expect(session()).toEqual({ user: null, isAuthenticated: false, isLoading: false });
  });
});

describe("a new account", () => {
  it.each([
    ["Ada", "Byron", "Ada Byron"],
    [" Ada", "", "Ada"],
    ["", "Byron ", "Byron"],
    ["", "", ""],
  ])("of %j and %j is called %j", async (firstName, lastName, name) => {
    vi.useFakeTimers({ toFake: ["Date"], now: 1234 });
    await signUp({ firstName, lastName, email: " ada@example.com ", password: "a" });
    expect(session().user).toEqual({ id: "user_1234", email: "ada@example.com", name });
    expect(findAccount("ada@example.com")?.name).toBe(name);
  });
});

describe("a name", () => {
  it("changes for the signed-in user's account alone, and with no one else's", () => {
    addAccount({ id: "user_1", email: "ada@example.com", name: "Ada" }, password);
    useSessionStore.setState({ user: { id: "user_1", email: "ada@example.com" } });
    renameUser("Grace");
    expect(session()).toMatchObject({
      user: { id: "user_1", email: "ada@example.com", name: "Grace" },
      isAuthenticated: true,
    });
    expect(findAccount("ada@example.com")?.name).toBe("Grace");
    expect(findAccount("test@example.com")?.name).toBe("Test User");
    renameUser("\t");
    expect(findAccount("ada@example.com")?.name).toBeUndefined();
  });

  it("changes for a session whose account was forgotten by a reload", () => {
    useSessionStore.setState({ user: { id: "gone", email: "ada@example.com" } });
    renameUser("Grace");
    expect(session().user?.name).toBe("Grace");
    expect(useAccountStore.getState().accounts).toEqual([seededAccount]);
  });
});

describe("a stored session", () => {
  const user = { id: "user_1", email: "ada@example.com", name: "Ada" };

  it.each([
    ["an id that is no text", { user: { ...user, id: 7 }, isAuthenticated: true }],
    ["an address that is no text", { user: { ...user, email: 7 }, isAuthenticated: true }],
    ["a name that is no text", { user: { ...user, name: 7 }, isAuthenticated: true }],
    ["a word for yes", { user, isAuthenticated: "true" }],
    ["no word on it", { user }],
    ["nobody", { isAuthenticated: true }],
  ])("with %s is none", async (_what, state) => {
    localStorage.setItem("auth-storage", JSON.stringify({ state, version: 1 }));
    await restoreSession();
    expect(session()).toEqual({ user: null, isAuthenticated: false, isLoading: false });
  });

  it("may lack a name, and of its own loading nothing is taken over", async () => {
    const state = { user: { id: "1", email: "a" }, isAuthenticated: true, isLoading: true };
    localStorage.setItem("auth-storage", JSON.stringify({ state, version: 7 }));
    await restoreSession();
    expect(session()).toEqual({ ...state, isLoading: false });
  });
});

it("derives 32 bytes from the secret's UTF-8, with SHA-256, the salt and the rounds", async () => {
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => array);
  const salt = Array.from({ length: 16 }, () => 0);
  const { digest, ...rest } = await hashSecret("pässword 🔧", 3);
  expect(rest).toEqual({ iterations: 3, salt });
  const { pbkdf2Sync } = await import("node:crypto");
  expect(digest).toEqual([...pbkdf2Sync("pässword 🔧", Buffer.alloc(16), 3, 32, "sha256")]);
});
