import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { seededAccount } from "../../support/cheap-hashes/seeded-account";

type Listener = (event: { data: unknown }) => void;

const channels: FakeChannel[] = [];

/** A channel whose other end is the test: it notes what is told, and says what another tab would. */
class FakeChannel {
  readonly name: string;
  readonly told: unknown[] = [];
  readonly listeners: Listener[] = [];

  constructor(name: string) {
    this.name = name;
    channels.push(this);
  }

  addEventListener(kind: string, listener: Listener) {
    if (kind === "message") this.listeners.push(listener);
  }

  postMessage(message: unknown) {
    this.told.push(structuredClone(message));
  }

  say(data: unknown) {
    for (const listener of this.listeners) listener({ data: structuredClone(data) });
  }
}

/** One tab with a memory of its own, and the channel that it has opened. */
async function openTab() {
  vi.resetModules();
  const [sync, { useAccountStore }, session, { useDemoOutbox }] = await Promise.all([
    import("~/services/accounts/tab-sync"),
    import("~/services/accounts/account-store"),
    import("~/services/accounts/session-store"),
    import("~/services/email/demo-outbox"),
  ]);
  sync.joinOtherTabs();
  const [channel] = channels;
  if (!channel) throw new Error("No channel was opened");
  return { ...sync, ...session, useAccountStore, useDemoOutbox, channel };
}

const { password } = seededAccount;
const account = { id: "user_1", email: "ada@example.com", name: "Ada", password };
const resetCode = { email: "ada@example.com", code: password, expiresAt: 7, triesLeft: 5 };
const letter = {
  id: "demo_1",
  to: "ada@example.com",
  subject: "Code",
  htmlContent: "<p>1</p>",
  sentAt: 1,
  isRead: false,
};
const memory = {
  kind: "memory",
  accounts: [account],
  resetCodes: [resetCode],
  demoMessages: [letter],
};
const ada = { id: "user_1", email: "ada@example.com" };

beforeEach(() => {
  channels.length = 0;
  vi.stubGlobal("BroadcastChannel", FakeChannel);
});

afterEach(() => void vi.resetModules());

describe("a tab that joins the others", () => {
  it("asks them once for what they hold, however often it joins", async () => {
    const tab = await openTab();
    tab.joinOtherTabs();
    expect(channels.map(({ name }) => name)).toEqual(["mendwise"]);
    expect(tab.channel.told).toEqual([{ kind: "ask" }]);
  });

  it("takes over what another holds: its codes, and all accounts and messages of both", async () => {
    const tab = await openTab();
    const mine = { ...letter, id: "demo_0" };
    tab.useAccountStore.setState({ resetCodes: [{ ...resetCode, email: "old@example.com" }] });
    tab.useDemoOutbox.setState({ messages: [mine] });
    tab.channel.say(memory);
    expect(tab.useAccountStore.getState()).toEqual({
      accounts: [account, seededAccount],
      resetCodes: [resetCode],
    });
    expect(tab.useDemoOutbox.getState().messages).toEqual([letter, mine]);
  });

  it("lets the other's newer account and message stand for its own", async () => {
    const tab = await openTab();
    tab.channel.say(memory);
    const renamed = { ...account, name: "Ada Byron" };
    const read = { ...letter, isRead: true };
    tab.channel.say({ ...memory, accounts: [renamed], demoMessages: [read] });
    expect(tab.useAccountStore.getState().accounts).toEqual([renamed, seededAccount]);
    expect(tab.useDemoOutbox.getState().messages).toEqual([read]);
  });

  it("answers a question with all that it holds", async () => {
    const tab = await openTab();
    tab.channel.say(memory);
    tab.channel.say({ kind: "ask" });
    expect(tab.channel.told.slice(1)).toEqual([{ ...memory, accounts: [account, seededAccount] }]);
  });

  it("tells each change of its own, and none that it was told", async () => {
    const tab = await openTab();
    tab.channel.say(memory);
    expect(tab.channel.told).toHaveLength(1);
    tab.useAccountStore.setState({ resetCodes: [] });
    tab.useDemoOutbox.setState({ messages: [] });
    expect(tab.channel.told.slice(1)).toEqual([
      { ...memory, accounts: [account, seededAccount], resetCodes: [] },
      { ...memory, accounts: [account, seededAccount], resetCodes: [], demoMessages: [] },
    ]);
  });

  it("tells of its sign-in and sign-out, but of no new name and no second sign-out", async () => {
    const tab = await openTab();
    tab.startSession(ada);
    tab.startSession({ ...ada, name: "Ada" });
    tab.signOut();
    tab.signOut();
    expect(tab.channel.told.slice(1)).toEqual([
      { kind: "signed-in", user: ada },
      { kind: "signed-out" },
    ]);
  });

  it("signs in and out when another did, and does not say so again", async () => {
    const tab = await openTab();
    tab.channel.say({ kind: "signed-in", user: ada });
    expect(tab.useSessionStore.getState()).toMatchObject({ user: ada, isAuthenticated: true });
    tab.channel.say({ kind: "signed-out" });
    expect(tab.useSessionStore.getState()).toEqual({
      user: null,
      isAuthenticated: false,
      isLoading: false,
    });
    expect(tab.channel.told).toHaveLength(1);
    tab.startSession(ada);
    tab.signOut();
    expect(tab.channel.told).toHaveLength(3);
  });
});

const without = (name: keyof typeof memory) => ({ ...memory, [name]: undefined });
const hash = (part: object) => ({
  ...memory,
  accounts: [{ ...account, password: { ...password, ...part } }],
});
const code = (part: object) => ({ ...memory, resetCodes: [{ ...resetCode, ...part }] });
const message = (part: object) => ({ ...memory, demoMessages: [{ ...letter, ...part }] });

describe("a message of another shape", () => {
  it.each([
    ["nothing at all", undefined],
    ["a list", [memory]],
    ["no kind", { ...memory, kind: undefined }],
    ["another kind", { ...memory, kind: "memories" }],
    ["no accounts", without("accounts")],
    ["no codes", without("resetCodes")],
    ["no messages", without("demoMessages")],
    ["an account without an id", { ...memory, accounts: [{ ...account, id: 7 }] }],
    ["an account without an address", { ...memory, accounts: [{ ...account, email: null }] }],
    ["an account whose name is no text", { ...memory, accounts: [{ ...account, name: 7 }] }],
    ["an account without a password", { ...memory, accounts: [ada] }],
    ["a password as a text", { ...memory, accounts: [{ ...account, password: "secret" }] }],
    ["somebody without an id", { kind: "signed-in", user: { email: ada.email } }],
    ["nobody", { kind: "signed-in" }],
    ["rounds without end", hash({ iterations: 10_000_001 })],
    ["no rounds", hash({ iterations: 0 })],
    ["fewer than no rounds", hash({ iterations: -1 })],
    ["half a round", hash({ iterations: 1.5 })],
    ["a short salt", hash({ salt: password.salt.slice(1) })],
    ["a long salt", hash({ salt: [...password.salt, 1] })],
    ["a salt of other numbers", hash({ salt: password.salt.with(0, 256) })],
    ["a salt below nothing", hash({ salt: password.salt.with(0, -1) })],
    ["a salt of fractions", hash({ salt: password.salt.with(0, 0.5) })],
    ["a short digest", hash({ digest: password.digest.slice(1) })],
    ["a long digest", hash({ digest: [...password.digest, 1] })],
    ["a code without an address", code({ email: 7 })],
    ["a code in plain text", code({ code: "123456" })],
    ["a code that ends some time", code({ expiresAt: "later" })],
    ["a code without a try left", code({ triesLeft: 0 })],
    ["a code with half a try", code({ triesLeft: 0.5 })],
    ["a code with tries without end", code({ triesLeft: Infinity })],
    ["a letter without an id", message({ id: 7 })],
    ["a letter to nobody", message({ to: undefined })],
    ["a letter without words", message({ htmlContent: null })],
    ["a letter without a subject", message({ subject: 7 })],
    ["a letter of some day", message({ sentAt: "today" })],
    ["a letter that may be read", message({ isRead: "no" })],
  ])("changes nothing: %s", async (_what, data) => {
    const tab = await openTab();
    const before = [tab.useAccountStore.getState(), tab.useDemoOutbox.getState()];
    tab.channel.say(data);
    expect([tab.useAccountStore.getState(), tab.useDemoOutbox.getState()]).toEqual(before);
    expect(tab.useAccountStore.getState()).toBe(before[0]);
    expect(tab.channel.told).toHaveLength(1);
  });

  it("is taken with what is at its edge: bytes 0 and 255, one round, one try, no name", async () => {
    const edge = {
      iterations: 1,
      salt: password.salt.with(0, 0),
      digest: password.digest.with(0, 255),
    };
    const tab = await openTab();
    const accounts = [{ id: "user_1", email: "", password: edge }];
    const resetCodes = [{ ...resetCode, triesLeft: 1 }];
    tab.channel.say({ ...memory, accounts, resetCodes, more: "of a later version" });
    expect(tab.useAccountStore.getState()).toEqual({
      accounts: [...accounts, seededAccount],
      resetCodes,
    });
  });
});
