import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Container from "@mui/material/Container";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useOfflineStore } from "~/services/offline/offline-store";
import { takeNewVersion } from "~/services/offline/take-new-version";
import { paths } from "~/shared/paths";

/** Not all that is typed here is kept over a reload, passwords never: the offer waits for another screen. */
const accountScreens = new Set<string>([
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.resetPassword,
]);

/** Offers the newer build once it is there. The region is there before, so that it is read out. */
export function UpdateOffer() {
  const hasNewVersion = useOfflineStore((state) => state.hasNewVersion);
  const isAccountScreen = accountScreens.has(useLocation().pathname);
  return (
    <Box role="status" className="no-print" sx={{ position: "sticky", top: 0, zIndex: "appBar" }}>
      {hasNewVersion && !isAccountScreen && <Offer />}
    </Box>
  );
}

function Offer() {
  const [isUpdating, setUpdating] = useState(false);
  function update() {
    setUpdating(true);
    void takeNewVersion();
  }
  return (
    <Container sx={{ py: 1 }}>
      <Alert
        severity="info"
        role="none"
        action={
          <>
            <Button size="small" loading={isUpdating} onClick={update}>
              Update
            </Button>
            <Button size="small" variant="text" onClick={putOff}>
              Later
            </Button>
          </>
        }
      >
        A new version is ready. Your repair and what you typed are kept.
      </Alert>
    </Container>
  );
}

const putOff = () => useOfflineStore.setState({ hasNewVersion: false });
