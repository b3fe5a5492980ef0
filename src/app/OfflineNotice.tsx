import Alert from "@mui/material/Alert";
import Container from "@mui/material/Container";
import { useSyncExternalStore } from "react";

/** Says that the connection is gone, and takes it back by itself. The region is there before, so that it is read out. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    whenConnectionChanges,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Container role="status" className="no-print">
      {!isOnline && (
        <Alert severity="warning" role="none" sx={{ mb: 2 }}>
          You are offline. What you typed is kept, and servers can be asked again once you are back
          online.
        </Alert>
      )}
    </Container>
  );
}

function whenConnectionChanges(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
