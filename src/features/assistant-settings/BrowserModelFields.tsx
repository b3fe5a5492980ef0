import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import type { BrowserModel } from "./use-browser-model";

type BrowserModelFieldsProps = {
  model: BrowserModel;
  /** Why the choice could not be saved. */
  error: string | undefined;
};

/** What is to be known of the browser's own model, and its download where it is not there yet. */
export function BrowserModelFields({ model, error }: BrowserModelFieldsProps) {
  const { availability, progress, hasFailed, download, stop } = model;
  if (availability === "available")
    return (
      <Alert severity="success" icon={<UiIcon name="check" />}>
        The model is ready. It works offline too. It is a small one: check its answers against your
        item.
      </Alert>
    );
  if (availability === undefined || availability === "unavailable")
    return <Refusal words={error} />;
  const isLoading = progress !== undefined;
  return (
    <Stack spacing={1.5} sx={{ alignItems: "flex-start" }}>
      <Typography>
        Your browser downloads the model once: several gigabytes, so better not over mobile data.
        After that it costs nothing and works offline.
      </Typography>
      {isLoading && <Progress share={progress} />}
      {hasFailed && (
        <Alert severity="error" sx={{ width: 1 }}>
          The download failed. Check that you are online and that 22 GB of the disk are free, then
          try again.
        </Alert>
      )}
      {/* One button for both, so that the focus stays on it. */}
      <Button
        variant="outlined"
        startIcon={<UiIcon name={isLoading ? "stop" : "download"} />}
        onClick={isLoading ? stop : () => void download()}
      >
        {isLoading ? "Stop" : "Download the model"}
      </Button>
      <Refusal words={error} />
    </Stack>
  );
}

function Refusal({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <FormHelperText error role="alert">
      {words}
    </FormHelperText>
  );
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2, mb: 1 }}>
        <Typography role="status">
          {percent < 100 ? "Downloading the model…" : "Unpacking the model…"}
        </Typography>
        <Typography aria-hidden sx={{ fontVariantNumeric: "tabular-nums" }}>
          {percent} %
        </Typography>
      </Box>
      <LinearProgress variant="determinate" value={percent} aria-label="Download of the model" />
    </Box>
  );
}
