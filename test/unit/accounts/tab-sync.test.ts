import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { until } from "../../support/until";

/** Loads the app's memory once more, as another tab would have it. */
async function openTab() {
  vi.resetModules();
  const [accounts, reset, session, accountStore, outbox, email, sync] = await Promise.all([
    import("~/services/accounts/accounts"),
    import("~/services/accounts/password-reset"),
    import("~/services/accounts/session-store"),
    import("~/services/accounts/account-store"),
    import("~/services/email/demo-outbox"),
    import("~/services/email/reset-code-email"),
    import("~/services/accounts/tab-sync"),
  ]);
  sync.joinOtherTabs();
  await session.restoreSession();
  return {
    ...accounts,
    ...reset,
    signOut: session.signOut,
    session: () => session.useSessionStore.getState(),
    memory: () => accountStore.useAccountStore.getState(),
    messages: () => outbox.useDemoOutbox.getState().messages,
    newestCode: () =>
      email.readResetCode(outbox.useDemoOutbox.getState().messages[0]?.htmlContent ?? ""),
  };
}

const ada = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  password: "first password",
};

let channels: BroadcastChannel[];

/** A tab that only says things, and notes what it hears. */
function openStranger() {
  const channel = new BroadcastChannel("mendwise");
  const heard: unknown[] = [];
  channel.addEventListener("message", ({ data }) => heard.push(data.kind));
  return {
    heard,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
    say: (message: unknown) => channel.postMessage(message),
  };
}

const emptyMemory = { kind: "memory", accounts: [], resetCodes: [], demoMessages: [] };

beforeEach(() => {
  channels = [];
  const Channel = BroadcastChannel;
  const browser = crypto.randomUUID();
  vi.stubGlobal(
    "BroadcastChannel",
    class extends Channel {
      constructor(name: string) {
        // Each test is a browser of its own: nobody hears the tabs of another.
        super(`${name} in ${browser}`);
        channels.push(this);
      }
    },
  );
});

afterEach(() => {
  for (const channel of channels) channel.close();
  // Nobody inherits a tab whose channel is closed.
  vi.resetModules();
});

describe("two tabs", () => {
  it("share accounts and codes: a reset begun in one is finished in one opened later", async () => {
    const first = await openTab();
    await first.signUp(ada);
    first.signOut();
    await first.requestResetCode(ada.email);
    const code = first.newestCode() ?? "";

    const second = await openTab();
    await until(() => second.memory().resetCodes.length === 1);
    expect(second.messages()).toEqual(first.messages());
    await second.resetPassword({ email: ada.email, code, newPassword: "second password" });

    await until(() => first.memory().resetCodes.length === 0);
    await expect(first.signIn(ada.email, "first password")).rejects.toThrow(
      "Invalid email or password",
    );
    await first.signIn(ada.email, "second password");
    expect(first.session().isAuthenticated).toBe(true);
  });

  it("sign out together", async () => {
    const first = await openTab();
    await first.signIn("test@example.com", "password123");
    const second = await openTab();
    expect(second.session().isAuthenticated).toBe(true);

    second.signOut();
    await until(() => !first.session().isAuthenticated);
    expect(first.session().user).toBeNull();
  });

  it("sign in together, even where the browser blocks storage", async () => {
    const blocked = vi.spyOn(Storage.prototype, "getItem").mockReturnValue(null);
    const first = await openTab();
    const second = await openTab();
    await first.signIn("test@example.com", "password123");
    await until(() => second.session().isAuthenticated);
    expect(second.session().user).toEqual(first.session().user);
    blocked.mockRestore();
  });

  it("keep an account that the other does not know of", async () => {
    const first = await openTab();
    const stranger = openStranger();
    await first.signUp(ada);
    stranger.say(emptyMemory);
    stranger.say({ kind: "signed-out" });

    await until(() => !first.session().isAuthenticated);
    await first.signIn(ada.email, ada.password);
    expect(first.session().user?.email).toBe(ada.email);
  });

  it("do not tell back what they were told", async () => {
    await openTab();
    const stranger = openStranger();
    stranger.say(emptyMemory);
    stranger.say({ kind: "ask" });

    await until(() => stranger.heard.length > 0);
    expect(stranger.heard).toEqual(["memory"]);
  });

  it.each([
    ["nothing", null],
    ["a word", "ask"],
    ["an unknown kind", { kind: "sign-in" }],
    ["accounts of another shape", { ...emptyMemory, accounts: [{ id: "1" }] }],
  ])("survive %s on their channel", async (_name, junk) => {
    const tab = await openTab();
    const before = tab.memory();
    const stranger = openStranger();
    stranger.say(junk);
    stranger.say({ kind: "ask" });

    await until(() => stranger.heard.length > 0);
    expect(tab.memory()).toBe(before);
  });
});
