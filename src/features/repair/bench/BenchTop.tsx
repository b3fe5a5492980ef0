import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { BenchPlace, BenchTimer } from "~/features/repair/bench-state";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { TimerPill } from "./Timers";
import type { useReadAloud } from "./use-read-aloud";
import { isRunning } from "./use-timers";
import type { Voice } from "./use-voice";

type BenchTopProps = {
  steps: number;
  place: BenchPlace;
  doneSteps: readonly number[];
  timers: readonly BenchTimer[];
  reader: ReturnType<typeof useReadAloud>;
  voice: Voice | null;
  onLeave: () => void;
};

/** The way out, how far one has come, the time that ends next and the speaker. */
export function BenchTop(props: BenchTopProps) {
  const { steps, place, doneSteps, timers, reader, voice, onLeave } = props;
  const [first] = timers.filter(isRunning).toSorted((a, b) => a.endsAt - b.endsAt);
  return (
    <Box sx={top}>
      <IconButton aria-label="Leave the bench" onClick={onLeave} sx={squareButton}>
        <UiIcon name="close" />
      </IconButton>
      <Box aria-hidden sx={segments}>
        {Array.from({ length: steps }, (_, index) => (
          <Box
            key={index}
            sx={{ ...segment, ...segmentColor(index + 1 === place, doneSteps, index + 1) }}
          />
        ))}
      </Box>
      {first && <TimerPill timer={first} />}
      {voice?.state === "on" && (
        <Button variant="outlined" size="small" aria-label="Stop listening" onClick={voice.toggle}>
          Listening
        </Button>
      )}
      {reader && (
        <IconButton
          aria-label={reader.isReading ? "Stop reading" : "Read aloud"}
          onClick={reader.toggle}
          sx={squareButton}
        >
          <UiIcon name={reader.isReading ? "stop" : "sound"} />
        </IconButton>
      )}
    </Box>
  );
}

function segmentColor(isHere: boolean, doneSteps: readonly number[], step: number) {
  const isDone = doneSteps.includes(step);
  const forced = isHere ? "Highlight" : isDone ? "CanvasText" : "Canvas";
  return {
    bgcolor: isHere ? "secondary.main" : isDone ? "primary.main" : "divider",
    "@media (forced-colors: active)": {
      backgroundColor: forced,
      outline: "1px solid CanvasText",
      forcedColorAdjust: "none",
    },
  };
}

export const squareButton = {
  width: 48,
  height: 48,
  border: 2,
  borderColor: "divider",
  borderRadius: "14px",
  bgcolor: "background.paper",
  color: "text.primary",
};

const top = { gridArea: "top", display: "flex", alignItems: "center", gap: 1.5 };

const segments = { flexGrow: 1, display: "flex", gap: 0.75, minWidth: 0 };

const segment = { flexGrow: 1, height: 8, borderRadius: 4 };
