import Alert from "@mui/material/Alert";
import Container from "@mui/material/Container";
import { useOfflineStore } from "~/services/offline/offline-store";
import { useIsOnline } from "~/shared/use-is-online";

/** Says that the connection is gone, and takes it back by itself. The region is there before, so that it is read out. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const hasHandbook = useOfflineStore(({ content }) => content === "kept");
  return (
    <Container role="status" className="no-print">
      {!isOnline && (
        <Alert severity="warning" role="none" sx={{ mb: 2 }}>
          You are offline. What you typed is kept{hasHandbook && " and the handbook still works"}.
          AI servers will work again when you are back online.
        </Alert>
      )}
    </Container>
  );
}
