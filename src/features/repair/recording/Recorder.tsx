import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { longestRecording, type RecordingFailure } from "~/services/sound/record-sound";
import { takeFocus } from "./take-focus";
import { shownLevels, useRecorder } from "./use-recorder";

export type RecorderProps = {
  onRecorded: (recording: File) => void;
  onRunning?: (isRunning: boolean) => void;
  onClose: () => void;
};

/** Records from the moment it is there, and once more where that failed. */
export function Recorder(props: RecorderProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

/** Time and level, a way to stop, and one to leave it. */
function Attempt({
  onRecorded,
  onRunning,
  onClose,
  onAgain,
}: RecorderProps & { onAgain: () => void }) {
  const { state, stop } = useRecorder(onRecorded, onRunning);
  if (state.status === "failed") {
    return (
      <Alert severity="warning" sx={{ width: "100%" }}>
        {whatToDo[state.why]}
        <Box sx={{ display: "flex", gap: 1, mt: 1 }}>
          <Button size="small" variant="outlined" onClick={onAgain}>
            Try again
          </Button>
          <Button size="small" variant="text" onClick={onClose}>
            Close
          </Button>
        </Box>
      </Alert>
    );
  }
  const isRecording = state.status === "recording";
  return (
    <Box role="group" aria-label="Recording" sx={panel}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {words[state.status]}
      </Typography>
      {isRecording && <Levels seconds={state.seconds} levels={state.levels} />}
      <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
        {isRecording && (
          <Button size="small" ref={takeFocus} onClick={stop}>
            Stop recording
          </Button>
        )}
        <Button size="small" variant="text" ref={takeFocus} onClick={onClose}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}

const words = {
  asking: "Your browser asks for the microphone. Say yes, and it begins.",
  recording: "Recording. Hold the microphone a hand’s width from the sound.",
  reading: "Keeping the sound …",
} as const;

const whatToDo: Readonly<Record<RecordingFailure, string>> = {
  refused:
    "The microphone is not allowed here. Allow it beside the address of this page, or record with another app and upload the file.",
  "no microphone": "No microphone was found. Record with a phone, and upload the file.",
  busy: "Something else is using the microphone. Close it, or record with another app and upload the file.",
  unreadable: "That recording could not be kept. Record with another app, and upload the file.",
};

type LevelsProps = { seconds: number; levels: readonly number[] };

/** How much of the time is over, and how loud it is and was just before: a bar for each moment. */
function Levels({ seconds, levels }: LevelsProps) {
  const whole = Math.floor(seconds);
  return (
    <Box sx={{ display: "grid", gap: 0.75, width: "100%" }}>
      <Typography variant="body2" component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {whole} of {longestRecording} s
      </Typography>
      <Box
        role="meter"
        aria-label="How loud it is"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round((levels.at(-1) ?? 0) * 100)}
        sx={wave}
      >
        {Array.from({ length: shownLevels }, (_, place) => (
          <span key={place} style={{ height: `${100 * (levels.at(place - shownLevels) ?? 0)}%` }} />
        ))}
      </Box>
      <Box aria-hidden sx={track}>
        <Box style={{ width: `${(100 * seconds) / longestRecording}%` }} sx={bar} />
      </Box>
    </Box>
  );
}

const panel = {
  display: "grid",
  gap: 1.5,
  width: "100%",
  p: 2,
  borderRadius: 1.5,
  bgcolor: "bench",
};

/** The present is on the right. Where motion is unwelcome it stands alone, and nothing runs along. */
const wave = {
  display: "flex",
  alignItems: "center",
  gap: "2px",
  height: 48,
  "& span": { flexGrow: 1, minHeight: 3, borderRadius: "2px", bgcolor: "secondary.main" },
  "@media (prefers-reduced-motion: reduce)": {
    "& span:not(:last-child)": { display: "none" },
    "& span": { maxWidth: 24 },
  },
};

const track = { height: 4, borderRadius: "2px", overflow: "hidden", bgcolor: "background.paper" };

const bar = { height: "100%", bgcolor: "primary.main" };
