import { AccountError } from "./account-error";

/*
 * The accounts and all that they need are fetched when a form is sent, or before that once the page has
 * nothing else to do. The forms themselves answer without.
 */

/** @throws AccountError "not-loaded" */
export const loadAccounts = () => orNotLoaded(import("./accounts"));

/** @throws AccountError "not-loaded" */
export const loadPasswordReset = () => orNotLoaded(import("./password-reset"));

const orNotLoaded = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch((cause: unknown) => {
    throw new AccountError("not-loaded", { cause });
  });
