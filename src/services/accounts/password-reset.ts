import { readEnv } from "~/shared/env";
import { loadEmailService } from "~/services/email/choose-email-service";
import { composeResetCodeEmail } from "~/services/email/reset-code-email";
import { AccountError, failingAs } from "./account-error";
import { type Account, findAccount, isSameEmail, useAccountStore } from "./account-store";
import { drawResetCode, type ResetCode, resetCodeLifeMs, resetCodeTries } from "./reset-codes";
import { hashSecret, matchesSecret } from "./secret-hash";

const sendLimitMs = 10_000;

/**
 * Makes a new code for the account, which voids the one before, and sends it by e-mail.
 * Sends once; trying again is for the person to decide.
 *
 * @throws AccountError; after "email-not-sent" the code is live all the same
 */
export function requestResetCode(email: string): Promise<void> {
  return failingAs("reset-request-failed", async () => {
    if (!email.trim()) throw new AccountError("email-missing");
    const account = findAccount(email);
    if (!account) throw new AccountError("not-registered");
    const emailService = await loadEmailService();
    const code = await failingAs("code-not-made", () => issueCode(account));
    const message = composeResetCodeEmail({
      email: account.email,
      name: account.name,
      code,
      origin: window.location.origin,
    });
    try {
      await emailService.send(message, AbortSignal.timeout(sendLimitMs));
    } catch (cause) {
      if (readEnv().logsResetCodeOnFailure) logCode(code);
      throw new AccountError("email-not-sent", { cause });
    }
  });
}

export type PasswordReset = {
  email: string;
  /** As typed: spaces are ignored. */
  code: string;
  newPassword: string;
};

/**
 * Sets a new password for whoever knows the code. A code works once and bears five wrong tries.
 *
 * @throws AccountError
 */
export function resetPassword({ email, code, newPassword }: PasswordReset): Promise<void> {
  return failingAs("reset-failed", async () => {
    if (!email.trim() || !newPassword) throw new AccountError("new-password-missing");
    const digits = code.replaceAll(/\s/g, "");
    if (!digits) throw new AccountError("code-missing");
    const resetCode = spendTry(email);
    if (!(await matchesSecret(digits, resetCode.code))) {
      throw new AccountError(resetCode.triesLeft === 1 ? "code-void" : "code-wrong");
    }
    const password = await hashSecret(newPassword);
    useAccountStore.setState((state) => {
      state.resetCodes = state.resetCodes.filter((other) => !isSameEmail(other.email, email));
      const account = state.accounts.find((account) => isSameEmail(account.email, email));
      if (account) account.password = password;
    });
  });
}

async function issueCode({ email }: Account): Promise<string> {
  const code = drawResetCode();
  const resetCode: ResetCode = {
    email,
    code: await hashSecret(code),
    expiresAt: Date.now() + resetCodeLifeMs,
    triesLeft: resetCodeTries,
  };
  useAccountStore.setState((state) => {
    state.resetCodes = [
      ...state.resetCodes.filter((other) => !isSameEmail(other.email, email)),
      resetCode,
    ];
  });
  return code;
}

/** Counts the try before the code is compared, so that tries made at the same time all count. */
function spendTry(email: string): ResetCode {
  const { resetCodes } = useAccountStore.getState();
  const live = resetCodes.find((resetCode) => isSameEmail(resetCode.email, email));
  if (!live) throw new AccountError("code-not-found");
  const isExpired = Date.now() >= live.expiresAt;
  const spent = { ...live, triesLeft: live.triesLeft - 1 };
  useAccountStore.setState({
    resetCodes: resetCodes.flatMap((resetCode) => {
      if (resetCode !== live) return resetCode;
      return isExpired || spent.triesLeft === 0 ? [] : spent;
    }),
  });
  if (isExpired) throw new AccountError("code-expired");
  return live;
}

/** The fallback that the specification asks for when the e-mail did not leave: the code alone, on one line. */
function logCode(code: string) {
  // oxlint-disable-next-line no-console
  console.warn(code);
}
