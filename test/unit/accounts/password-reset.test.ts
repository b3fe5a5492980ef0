import { beforeEach, describe, expect, it, vi } from "vitest";
import { useAccountStore } from "~/services/accounts/account-store";
import { signIn, signUp } from "~/services/accounts/accounts";
import { signOut, useSessionStore } from "~/services/accounts/session-store";
import { requestResetCode, resetPassword } from "~/services/accounts/password-reset";
import { useDemoOutbox } from "~/services/email/demo-outbox";
import { readResetCode } from "~/services/email/reset-code-email";
import { freshMemory } from "./fresh-memory";

const email = "test@example.com";
const newPassword = "a new password";
const minute = 60_000;

/** Asks for a code through the demo outbox, and reads it there. */
async function askForCode(address = email): Promise<string> {
  await requestResetCode(address);
  return readResetCode(useDemoOutbox.getState().messages[0]?.htmlContent ?? "") ?? "";
}

const otherThan = (code: string) => (code === "100000" ? "100001" : "100000");
const reset = (code: string) => resetPassword({ email, code, newPassword });
const failure = (name: string) => expect.objectContaining({ failure: name });

async function canSignIn(password: string) {
  await signIn(email, password).catch(() => undefined);
  const { isAuthenticated } = useSessionStore.getState();
  signOut();
  return isAuthenticated;
}

beforeEach(() => {
  freshMemory();
  vi.useFakeTimers({ toFake: ["Date"] });
});

describe("a reset code", () => {
  it("sets a new password, and the old one is no longer good", async () => {
    await reset(await askForCode());
    expect(await canSignIn("password123")).toBe(false);
    expect(await canSignIn(newPassword)).toBe(true);
  });

  it("may be typed with spaces, and the address in any case", async () => {
    const code = await askForCode();
    await resetPassword({
      email: " TEST@example.com",
      code: ` ${code.slice(0, 3)} ${code.slice(3)} `,
      newPassword,
    });
    expect(await canSignIn(newPassword)).toBe(true);
  });

  it("opens its own account, and leaves another's code as it is", async () => {
    const other = "second@example.com";
    await signUp({ firstName: "Second", lastName: "Person", email: other, password: "their own" });
    signOut();
    const code = await askForCode();
    const othersCode = await askForCode(other);
    await expect(reset(otherThan(code))).rejects.toEqual(failure("code-wrong"));
    await reset(code);
    expect(useAccountStore.getState().resetCodes).toMatchObject([{ email: other, triesLeft: 5 }]);
    await resetPassword({ email: other, code: othersCode, newPassword: "another new one" });
    expect(await canSignIn(newPassword)).toBe(true);
    await signIn(other, "another new one");
    expect(useSessionStore.getState().user).toMatchObject({ email: other });
  });

  it("works once", async () => {
    const code = await askForCode();
    await reset(code);
    await expect(reset(code)).rejects.toEqual(failure("code-not-found"));
  });

  it("works at 29:59", async () => {
    const code = await askForCode();
    vi.setSystemTime(Date.now() + 30 * minute - 1000);
    await reset(code);
    expect(await canSignIn(newPassword)).toBe(true);
  });

  it("has expired at 30:00, and is deleted by that", async () => {
    const code = await askForCode();
    vi.setSystemTime(Date.now() + 30 * minute);
    await expect(reset(code)).rejects.toEqual(failure("code-expired"));
    await expect(reset(code)).rejects.toEqual(failure("code-not-found"));
    expect(await canSignIn("password123")).toBe(true);
  });

  it("is void once another was asked for", async () => {
    const draws = [12_345, 67_890];
    vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
      if (array instanceof Uint32Array) array[0] = draws.shift() ?? 0;
      return array;
    });
    const first = await askForCode();
    const second = await askForCode();
    expect([first, second]).toEqual(["112345", "167890"]);
    await expect(reset(first)).rejects.toEqual(failure("code-wrong"));
    await reset(second);
    expect(await canSignIn(newPassword)).toBe(true);
  });

  it("is still good after four wrong tries", async () => {
    const code = await askForCode();
    for (let tries = 0; tries < 4; tries += 1) {
      await expect(reset(otherThan(code))).rejects.toEqual(failure("code-wrong"));
    }
    await reset(code);
    expect(await canSignIn(newPassword)).toBe(true);
  });

  it("is deleted by the fifth wrong try", async () => {
    const code = await askForCode();
    for (let tries = 0; tries < 4; tries += 1) {
      await expect(reset(otherThan(code))).rejects.toEqual(failure("code-wrong"));
    }
    await expect(reset(otherThan(code))).rejects.toEqual(failure("code-void"));
    await expect(reset(code)).rejects.toEqual(failure("code-not-found"));
  });

  it("counts tries made at the same time", async () => {
    const code = await askForCode();
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => reset(otherThan(code))));
    const failures = tries.map(
      (attempt) => attempt.status === "rejected" && attempt.reason.failure,
    );
    expect(failures.filter((name) => name === "code-wrong")).toHaveLength(4);
    expect(failures.filter((name) => name === "code-void")).toHaveLength(1);
    expect(failures.filter((name) => name === "code-not-found")).toHaveLength(3);
  });

  it("is kept only as a hash", async () => {
    const code = await askForCode();
    expect(JSON.stringify(useAccountStore.getState())).not.toContain(code);
  });
});

describe("asking for a code", () => {
  it("sends the code alone in the e-mail: the link holds the address only", async () => {
    const code = await askForCode();
    const [message] = useDemoOutbox.getState().messages;
    expect(message).toMatchObject({ to: email, subject: "Your Password Reset Code" });
    const links = message?.htmlContent.match(/https?:\/\/[^"<]+/g) ?? [];
    expect(new Set(links)).toEqual(
      new Set([`${location.origin}/reset-password#email=test%40example.com`]),
    );
    expect(links.join()).not.toContain(code);
  });

  it("gives the mail service ten seconds", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    await askForCode();
    expect(timeout.mock.calls).toEqual([[10_000]]);
  });

  it.each([
    ["no address", " ", "email-missing"],
    ["an unknown address", "nobody@example.com", "not-registered"],
  ])("fails for %s, and sends nothing", async (_name, email, name) => {
    await expect(requestResetCode(email)).rejects.toEqual(failure(name));
    expect(useDemoOutbox.getState().messages).toEqual([]);
  });
});

describe("a reset without its parts", () => {
  it.each([
    ["address", { email: " " }, "new-password-missing"],
    ["new password", { newPassword: "" }, "new-password-missing"],
    ["code", { code: "  " }, "code-missing"],
  ])("fails for want of the %s, and spends no try", async (_name, part, name) => {
    const code = await askForCode();
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(resetPassword({ email, code, newPassword, ...part })).rejects.toEqual(
        failure(name),
      );
    }
    await reset(code);
  });
});
