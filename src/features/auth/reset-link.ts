import { paths } from "~/shared/paths";

/** The screen that takes the code, as the reset e-mail links to it: the hash says whose code it is. */
export const enterCodePath = (email: string) =>
  `${paths.resetPassword}#email=${encodeURIComponent(email.trim())}`;

/** The address that a reset link is for; empty when its hash names none. */
export const emailInHash = (hash: string) => new URLSearchParams(hash.slice(1)).get("email") ?? "";
