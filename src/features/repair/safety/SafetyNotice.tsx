import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Hazards } from "~/domain/safety/read-hazards";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { StatePicture } from "~/shared/ui/StatePicture";

/** What is dangerous in this case, before anything else on the screen. On a stop, cautions about the work are moot. */
export function SafetyNotice({ hazards: { outcome, hazards } }: { hazards: Hazards }) {
  switch (outcome) {
    case "stop":
      return (
        <Alert
          severity="error"
          role="alert"
          icon={<StatePicture state="stop" sx={stopSign} />}
          sx={notice}
        >
          <AlertTitle>Stop: read this before you go on</AlertTitle>
          <Stack spacing={1.5}>
            {hazards
              .filter(({ severity }) => severity !== "caution")
              .map(({ id, heading, why, now }) => (
                <div key={id}>
                  <strong>{heading}.</strong> {why}
                  <br />
                  <strong>What to do now:</strong> {now}
                </div>
              ))}
          </Stack>
        </Alert>
      );
    case "caution":
      return (
        <Alert
          severity="warning"
          role="group"
          aria-label="Take care"
          icon={<UiIcon name="warning" />}
          sx={notice}
        >
          {hazards.map(({ id, heading, now }) => (
            <div key={id}>
              <strong>{heading}.</strong> {now}
            </div>
          ))}
        </Alert>
      );
    case "none":
      return (
        <Typography variant="body2" sx={{ ...notice, color: "text.secondary" }}>
          Stop if you are unsure; a repair is not worth an injury.
        </Typography>
      );
  }
}

/** As large as it is drawn here, however narrow its column. */
const stopSign = { width: { xs: 56, sm: 88 }, maxWidth: "none" };

const notice = { mb: 3, "@media print": { breakInside: "avoid" } };
