import Alert from "@mui/material/Alert";
import { useSyncExternalStore } from "react";
import { isSessionKept } from "~/services/accounts/is-session-kept";

/** Says before somebody signs in where the browser would forget them with the page. */
export function UnkeptNotice() {
  // The page is built beforehand, for whoever comes.
  const isKept = useSyncExternalStore(neverChanges, isSessionKept, () => true);
  return (
    !isKept && (
      <Alert severity="info" role="note">
        Your browser keeps nothing for this app. You stay signed in until the page is closed or
        reloaded.
      </Alert>
    )
  );
}

const neverChanges = () => () => {};
