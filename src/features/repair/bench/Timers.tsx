import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { BenchTimer } from "~/features/repair/bench-state";
import { saveCalendarEntry } from "~/features/repair/worked/calendar-file";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { useSecondsUntil } from "~/shared/use-seconds-until";
import { clockTime, shortTime } from "./clock-time";
import type { Wait } from "./times-of-step";
import type { useTimers } from "./use-timers";

type TimersProps = {
  /** The number of the step that is shown; undefined beside the steps. */
  step: number | undefined;
  /** What this step says to wait. */
  offered: readonly Wait[];
  timers: readonly BenchTimer[];
  deeds: ReturnType<typeof useTimers>;
  /** It works again: no wait is needed any more. */
  isFinished?: boolean;
};

/** The waits of this step, to be started, and all that are under way. */
export function Timers({ step, offered, timers, deeds, isFinished = false }: TimersProps) {
  return (
    <>
      {offered.filter(deeds.isNew).map((wait) => (
        <Button
          key={wait.id}
          variant="outlined"
          size="large"
          startIcon={<UiIcon name="clock" />}
          onClick={() => deeds.start(wait)}
          sx={{ alignSelf: "flex-start", minHeight: 64, bgcolor: "background.paper" }}
        >
          Start {shortTime(wait.seconds)}
        </Button>
      ))}
      {timers.map((timer) => (
        <TimerCard
          key={timer.id}
          timer={timer}
          isHere={timer.step === step}
          deeds={deeds}
          isFinished={isFinished}
        />
      ))}
    </>
  );
}

type TimerCardProps = {
  timer: BenchTimer;
  isHere: boolean;
  deeds: TimersProps["deeds"];
  isFinished: boolean;
};

const longSeconds = 3600;

function TimerCard({ timer, isHere, deeds, isFinished }: TimerCardProps) {
  const { step, label, endsAt, isSafety, isOver, pausedWith } = timer;
  const isPaused = pausedWith !== undefined;
  const running = useSecondsUntil(endsAt);
  const left = isPaused ? Math.ceil(pausedWith / 1000) : running;
  return (
    <Box role="group" aria-label={`Timer, step ${step}`} sx={{ ...card, ...(isOver && ended) }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {isHere ? label : `From step ${step}: ${label}`}
        </Typography>
        <Box role="timer" sx={digits}>
          {isOver ? "Time is up" : clockTime(left)}
        </Box>
        {isSafety && !isOver && !isFinished && (
          <Typography sx={{ color: "text.secondary" }}>
            Wait for it before you touch anything inside.
          </Typography>
        )}
        {!isPaused && left > longSeconds && (
          <Button
            variant="text"
            size="small"
            onClick={() =>
              saveCalendarEntry({ words: label, at: new Date(endsAt) }, "Mendwise-Timer")
            }
          >
            Put it into the calendar
          </Button>
        )}
      </Box>
      {isOver && (
        <Button variant="outlined" onClick={() => deeds.remove(timer)} sx={action}>
          All right
        </Button>
      )}
      {!isOver && isFinished && (
        <Button variant="outlined" onClick={() => deeds.remove(timer)} sx={action}>
          Stop the timer
        </Button>
      )}
      {!isOver && !isSafety && !isFinished && (
        <Button
          variant="outlined"
          onClick={() => (isPaused ? deeds.resume(timer) : deeds.pause(timer))}
          sx={action}
        >
          {isPaused ? "Go on" : "Pause"}
        </Button>
      )}
    </Box>
  );
}

/** The time that ends next, at the upper edge. */
export function TimerPill({ timer }: { timer: BenchTimer }) {
  return (
    <Box aria-hidden sx={pill}>
      {clockTime(useSecondsUntil(timer.endsAt))}
    </Box>
  );
}

const card = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  p: 2,
  border: 2,
  borderColor: "secondary.main",
  borderRadius: "16px",
  bgcolor: "background.paper",
};

const ended = { borderColor: "success.main", bgcolor: "success.soft", color: "success.onSoft" };

const digits = {
  typography: "h1",
  fontSize: "2.5rem",
  lineHeight: 1.15,
  fontVariantNumeric: "tabular-nums",
};

const action = { minHeight: 64, minWidth: 96, bgcolor: "background.paper" };

const pill = {
  px: 1.5,
  py: 0.5,
  border: 2,
  borderColor: "secondary.main",
  borderRadius: "20px",
  color: "secondary.dark",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  bgcolor: "background.paper",
};
