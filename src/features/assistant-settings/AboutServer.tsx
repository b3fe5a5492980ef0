import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { isOnThisDevice, presetAt } from "./server-presets";

/** What a known server costs to try, and where its key or its program comes from. */
export function AboutServer({ baseUrl }: { baseUrl: string }) {
  const preset = presetAt(baseUrl);
  return (
    <>
      {preset && (
        <Box>
          <Typography>{preset.cost}</Typography>
          <Link
            href={preset.start.url}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ display: "inline-block", py: 1 }}
          >
            {preset.start.label} (opens in a new tab) <UiIcon name="external" />
          </Link>
        </Box>
      )}
      {isOnThisDevice(baseUrl) && isHandheld() && (
        <Alert severity="info" icon={<UiIcon name="info" />}>
          On this phone or tablet, localhost is the device itself, not your computer. Open Mendwise
          on the computer, or enter an https address under which the server there can be reached.
        </Alert>
      )}
    </>
  );
}

/** A device that is touched and has no mouse: hardly one that an AI server runs on. */
const isHandheld = () => matchMedia("(hover: none) and (pointer: coarse)").matches;
