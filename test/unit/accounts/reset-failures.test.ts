import { beforeEach, describe, expect, it, vi } from "vitest";
import { useAccountStore } from "~/services/accounts/account-store";
import { signIn } from "~/services/accounts/accounts";
import { requestResetCode, resetPassword } from "~/services/accounts/password-reset";
import { useSessionStore } from "~/services/accounts/session-store";
import { demoOutbox, useDemoOutbox } from "~/services/email/demo-outbox";
import { readResetCode } from "~/services/email/reset-code-email";
import { freshMemory } from "./fresh-memory";

const email = "test@example.com";
const newPassword = "a new password";
const codes = () => useAccountStore.getState().resetCodes;
const newestCode = () =>
  readResetCode(useDemoOutbox.getState().messages[0]?.htmlContent ?? "") ?? "";

/** What stands on the console from here on. */
function listenToConsole() {
  const lines: unknown[][] = [];
  vi.spyOn(console, "warn").mockImplementation((...line) => void lines.push(line));
  return lines;
}

beforeEach(freshMemory);

describe("a code whose e-mail does not leave", () => {
  const cause = new Error("The e-mail provider answered 500");

  beforeEach(() => {
    vi.spyOn(demoOutbox, "send").mockRejectedValue(cause);
  });

  it("is told as that, stands alone on the console, and is good all the same", async () => {
    const lines = listenToConsole();
    const asked = requestResetCode(email);
    await expect(asked).rejects.toMatchObject({ failure: "email-not-sent", cause });
    expect(lines).toEqual([[expect.stringMatching(/^\d{6}$/)]]);
    await resetPassword({ email, code: String(lines[0]?.[0]), newPassword });
    await signIn(email, newPassword);
    expect(useSessionStore.getState().isAuthenticated).toBe(true);
  });

  it("stays off the console where the build says so", async () => {
    vi.stubEnv("VITE_RESET_CODE_CONSOLE", "off");
    const lines = listenToConsole();
    await expect(requestResetCode(email)).rejects.toMatchObject({ failure: "email-not-sent" });
    expect(lines).toEqual([]);
    expect(codes()).toHaveLength(1);
  });
});

describe("asking for a code", () => {
  it("sends it to the account's own address, and ends when its time is up", async () => {
    const { signal } = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
    const send = vi.spyOn(demoOutbox, "send");
    await requestResetCode(" TEST@example.com ");
    expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ to: email }), signal);
  });

  it("says where no code could be made, and then sends nothing", async () => {
    const cause = new Error("out of order");
    vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(cause);
    await expect(requestResetCode(email)).rejects.toMatchObject({
      failure: "code-not-made",
      cause,
    });
    expect([codes(), useDemoOutbox.getState().messages]).toEqual([[], []]);
  });

  it("fails as a whole where the build is not set up for e-mail", async () => {
    vi.stubEnv("VITE_EMAIL_SOURCE", "pigeon");
    await expect(requestResetCode(email)).rejects.toMatchObject({
      failure: "reset-request-failed",
    });
  });
});

describe("a new password", () => {
  it("fails as a whole where the machinery does", async () => {
    await requestResetCode(email);
    vi.spyOn(crypto.subtle, "importKey").mockRejectedValue(new Error("out of order"));
    await expect(resetPassword({ email, code: newestCode(), newPassword })).rejects.toMatchObject({
      failure: "reset-failed",
    });
  });

  it("spends the code where its account is gone", async () => {
    await requestResetCode(email);
    useAccountStore.setState({ accounts: [] });
    await resetPassword({ email, code: newestCode(), newPassword });
    expect(useAccountStore.getState()).toEqual({ accounts: [], resetCodes: [] });
  });

  it("may be one of blanks", async () => {
    await requestResetCode(email);
    await resetPassword({ email, code: newestCode(), newPassword: "  " });
    await signIn(email, "  ");
    expect(useSessionStore.getState().isAuthenticated).toBe(true);
  });
});
