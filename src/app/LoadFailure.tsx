import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useRef, useState } from "react";
import { isReachable } from "~/services/offline/is-reachable";
import { takeNewVersion } from "~/services/offline/take-new-version";
import { FailureScreen } from "./FailureScreen";
import { useIsOnline } from "~/shared/use-is-online";

/**
 * In place of a screen whose code did not come. React and the router keep a failed load for good, so
 * the page is loaded again; its history entry holds the repair and what was typed.
 */
export function LoadFailure() {
  const isOnline = useIsOnline();
  const { isTrying, hasTried, tryAgain } = useTryAgain();

  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    if (!isOnline || !wasOffline.current) return;
    // The browser says that it is online a moment before the first request gets through.
    const whileShown = new AbortController();
    void tryUntil(whileShown.signal, tryAgain);
    return () => whileShown.abort();
  }, [isOnline, tryAgain]);

  return (
    <FailureScreen
      picture="offline"
      title={isOnline ? "This screen did not load" : "You are offline"}
    >
      <Typography sx={{ color: "text.secondary", maxWidth: 520, textAlign: "center" }}>
        {isOnline
          ? "The connection broke off, or the server did not answer."
          : "This screen is not on your device yet. It opens by itself once you are back online."}{" "}
        What you typed is kept.
      </Typography>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={1.5}>
        <Button loading={isTrying} onClick={() => void tryAgain()}>
          Try again
        </Button>
        <Button variant="outlined" onClick={() => window.history.back()}>
          Go back
        </Button>
      </Stack>
      <Typography role="status">{hasTried && !isTrying && "Still no connection."}</Typography>
    </FailureScreen>
  );
}

/** Tries at once, then after a second, and after twice as long each time. */
async function tryUntil(signal: AbortSignal, tryAgain: () => Promise<boolean>) {
  for (let pause = 1000; !signal.aborted && !(await tryAgain()); pause *= 2)
    await new Promise((resolve) => setTimeout(resolve, pause));
}

/** Loads the page again if the host answers, and says whether it did: else the browser's own error page would take its place. */
function useTryAgain() {
  const [isTrying, setTrying] = useState(false);
  const [hasTried, setTried] = useState(false);
  const tryAgain = useCallback(async () => {
    setTrying(true);
    if (await isReachable()) {
      await takeNewVersion();
      return true;
    }
    setTried(true);
    setTrying(false);
    return false;
  }, []);
  return { isTrying, hasTried, tryAgain };
}
