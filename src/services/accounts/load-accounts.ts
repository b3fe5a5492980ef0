/*
 * The accounts and all that they need are fetched when a form is sent, or before that once the page has
 * nothing else to do. The forms themselves answer without.
 */

export const loadAccounts = () => import("./accounts");
export const loadPasswordReset = () => import("./password-reset");
