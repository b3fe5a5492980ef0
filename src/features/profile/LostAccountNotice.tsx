import Alert from "@mui/material/Alert";
import { useAccountStore } from "~/services/accounts/account-store";
import type { User } from "~/services/accounts/session-store";

/** After a reload the session is still there and the account is not: says so, and what it means. */
export function LostAccountNotice({ user }: { user: User }) {
  const isInMemory = useAccountStore(({ accounts }) => accounts.some(({ id }) => id === user.id));
  if (isInMemory) return null;
  return (
    <Alert severity="warning" role="note">
      The app was closed or reloaded, and your account with its password is gone. You stay signed in
      until you log out. To sign in again after that, create the account again.
    </Alert>
  );
}
