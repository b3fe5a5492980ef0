import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { isLoadFailure } from "~/services/errors/load-failure";
import { paths } from "~/shared/paths";
import { FailureScreen } from "./FailureScreen";
import { LoadFailure } from "./LoadFailure";

type ErrorFallbackProps = { error: unknown; resetErrorBoundary: () => void };

/** What is left when a part of the app broke or did not come: it says so, and leaves two ways on. */
export const ErrorFallback = ({ error, resetErrorBoundary }: ErrorFallbackProps) =>
  isLoadFailure(error) ? <LoadFailure /> : <Broken onTryAgain={resetErrorBoundary} />;

function Broken({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <FailureScreen picture="error" title="An error has occurred">
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
    </FailureScreen>
  );
}
