import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, Suspense, use } from "react";

type StartUpProps = { ready: Promise<void>; children: ReactNode };

/** Shows that the app is starting until start-up initialisation is complete. */
export function StartUp({ ready, children }: StartUpProps) {
  return (
    <Suspense fallback={<Initializing />}>
      <AfterStartUp ready={ready}>{children}</AfterStartUp>
    </Suspense>
  );
}

function AfterStartUp({ ready, children }: StartUpProps) {
  use(ready);
  return children;
}

export function Initializing() {
  return (
    <Stack
      role="status"
      spacing={2}
      sx={{ minHeight: "80dvh", alignItems: "center", justifyContent: "center" }}
    >
      <CircularProgress aria-hidden />
      <Typography>Initializing application...</Typography>
    </Stack>
  );
}
