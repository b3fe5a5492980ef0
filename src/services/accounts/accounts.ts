import { AccountError, failingAs } from "./account-error";
import { addAccount, findAccount, renameAccount, userOf } from "./account-store";
import { hashSecret, matchesSecret } from "./secret-hash";
import { seededAccount } from "./seeded-account";
import { startSession, type User, useSessionStore } from "./session-store";

/** @throws AccountError */
export function signIn(email: string, password: string): Promise<void> {
  return failingAs("sign-in-failed", async () => {
    if (!email.trim() || !password) throw new AccountError("credentials-missing");
    const account = findAccount(email);
    // Hashed for an unknown address too, so that the time taken does not reveal which addresses have accounts.
    const isRight = await matchesSecret(password, (account ?? seededAccount).password);
    if (!account || !isRight) throw new AccountError("credentials-wrong");
    startSession(userOf(account));
  });
}

/** Anybody may, so no password is asked for, which somebody may have changed by e-mail. */
export function signInAsDemo() {
  startSession(userOf(findAccount(seededAccount.email) ?? seededAccount));
}

export type NewAccount = { firstName: string; lastName: string; email: string; password: string };

/**
 * Adds an account in memory and signs in. The password is taken as it is, of any length and with any character.
 *
 * @throws AccountError
 */
export function signUp({ firstName, lastName, email, password }: NewAccount): Promise<void> {
  return failingAs("sign-up-failed", async () => {
    if (!email.trim() || !password) throw new AccountError("credentials-missing");
    const hash = await hashSecret(password);
    // Looked up after the wait: two sign-ups for one address cannot both pass.
    if (findAccount(email)) throw new AccountError("already-registered");
    const name = `${firstName} ${lastName}`.trim();
    const user: User = { id: `user_${Date.now()}`, email: email.trim(), name };
    addAccount(user, hash);
    startSession(user);
  });
}

/** Gives the signed-in user another full name, in the account as well if it is still in memory. */
export function renameUser(fullName: string) {
  const { user } = useSessionStore.getState();
  if (!user) return;
  const name = fullName.trim() || undefined;
  renameAccount(user.id, name);
  startSession({ ...user, name });
}
