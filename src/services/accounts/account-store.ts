import { z } from "zod";
import { create } from "zustand";
import { immer } from "zustand/middleware/immer";
import type { ResetCode } from "./reset-codes";
import { type SecretHash, secretHashSchema } from "./secret-hash";
import { seededAccount } from "./seeded-account";
import { canonicalEmail, type User } from "./session-store";

export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().optional(),
  password: secretHashSchema,
});

/** A user and, here alone, the hash of their password. */
export type Account = z.infer<typeof accountSchema>;

type AccountState = {
  accounts: Account[];
  /** At most one for each address. */
  resetCodes: ResetCode[];
};

/** Lives in memory only: accounts and codes last until the app is closed or reloaded. */
export const useAccountStore = create<AccountState>()(
  immer((): AccountState => ({ accounts: [seededAccount], resetCodes: [] })),
);

export function isSameEmail(one: string, other: string): boolean {
  return canonicalEmail(one) === canonicalEmail(other);
}

export function findAccount(email: string): Account | undefined {
  return useAccountStore.getState().accounts.find((account) => isSameEmail(account.email, email));
}

/** Field by field, so that a hash cannot slip into the session. */
export function userOf({ id, email, name }: Account): User {
  return { id, email, name };
}

export function addAccount(user: User, password: SecretHash) {
  useAccountStore.setState((state) => {
    state.accounts.push({ ...user, password });
  });
}

export function renameAccount(id: string, name: string | undefined) {
  useAccountStore.setState((state) => {
    const account = state.accounts.find((account) => account.id === id);
    if (account) account.name = name;
  });
}
