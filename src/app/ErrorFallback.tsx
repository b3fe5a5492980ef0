import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { isLoadFailure } from "~/services/errors/load-failure";
import { paths } from "~/shared/paths";
import { OnDemand } from "~/shared/ui/OnDemand";
import { LoadFailure } from "./LoadFailure";

type ErrorFallbackProps = { error: unknown; resetErrorBoundary: () => void };

/** What is left when a part of the app broke or did not come: it says so, and leaves two ways on. */
export const ErrorFallback = ({ error, resetErrorBoundary }: ErrorFallbackProps) =>
  isLoadFailure(error) ? <LoadFailure /> : <Broken onTryAgain={resetErrorBoundary} />;

function Broken({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <Stack
      component="main"
      role="alert"
      spacing={2}
      sx={{ minHeight: "80dvh", alignItems: "center", justifyContent: "center", p: 3 }}
    >
      <OnDemand
        isNeeded
        load={async () => (await import("~/shared/ui/StatePicture")).StatePicture}
        onFailure={() => {}}
      >
        {(Picture) => <Picture state="error" />}
      </OnDemand>
      <Typography variant="h1">An error has occurred</Typography>
      <Typography sx={{ color: "text.secondary" }}>
        Nothing you typed was sent anywhere. Try again, or start from the home page.
      </Typography>
      <Stack direction={{ xs: "column", sm: "row" }} spacing={1.5}>
        <Button onClick={onTryAgain}>Try again</Button>
        {/* A plain link: it loads the app afresh, whatever state the broken one is in. */}
        <Button variant="outlined" href={paths.home}>
          Go to the home page
        </Button>
      </Stack>
    </Stack>
  );
}
