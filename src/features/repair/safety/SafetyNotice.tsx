import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import type { Hazards } from "~/domain/safety/read-hazards";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { notice, StopNotice } from "./StopNotice";

type SafetyNoticeProps = {
  hazards: Hazards;
  /** What the screen before has told. Where that was all, it is not told at length again. */
  told?: Hazards;
};

/** What is dangerous in this case, before anything else on the screen. On a stop, cautions about the work are moot. */
export function SafetyNotice({ hazards: { outcome, hazards }, told }: SafetyNoticeProps) {
  switch (outcome) {
    case "stop":
      return <StopNotice hazards={hazards} isTold={isAllTold(hazards, told)} />;
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

function isAllTold(hazards: Hazards["hazards"], told: Hazards | undefined): boolean {
  const known = new Set(told?.hazards.map(({ id }) => id));
  return hazards.every(({ id, severity }) => severity === "caution" || known.has(id));
}
