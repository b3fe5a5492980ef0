import { toast } from "react-toastify/unstyled";
import { findAccount } from "~/services/accounts/account-store";
import type { User } from "~/services/accounts/session-store";

/** Says why the page is gone, and the way back. Toasts are fetched after the first screen. */
export function sayWhy({ email }: User) {
  if (findAccount(email))
    toast.info("You logged out in another tab. Sign in again to go on from here.");
  else
    toast.info(
      "You logged out in another tab, and your account has been gone since the app was reloaded. Sign up again with the same e-mail address to go on from here.",
      { autoClose: false },
    );
}
