import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { ShownText } from "~/domain/safety/gate";
import type { BenchPlace, BenchState } from "~/features/repair/bench-state";
import type { CheckAt } from "~/features/repair/checked/use-check-at";
import type { Outcome } from "~/features/repair/flow";
import { MeterHelp } from "~/features/repair/meter/MeterHelp";
import type { Readings } from "~/features/repair/meter/readings";
import { WorkPicture } from "~/features/repair/pictures/WorkPicture";
import { SoundAgain, type SoundAgainProps } from "~/features/repair/recording/SoundAgain";
import { cautionsByStep } from "~/features/repair/safety/cautions-by-step";
import { fitText } from "./fit-text";
import { sideways } from "./layout";
import { nameOfPlace } from "./name-of-place";
import type { BackItem } from "./put-back";
import { PutBackScreen } from "./PutBackScreen";
import { GeneralCaution, ToolTicks } from "./ReadyScreen";
import { StepWords } from "./StepScreen";
import type { ShownBench } from "./shown-bench";
import { Timers } from "./Timers";
import type { Wait } from "./times-of-step";
import type { useTimers } from "./use-timers";
import type { Voice } from "./use-voice";
import type { useWakeLock } from "./use-wake-lock";
import { VoiceTick } from "./VoiceTick";
import { WorkedScreen } from "./WorkedScreen";

type BenchScreenProps = {
  shown: ShownBench;
  place: BenchPlace;
  bench: BenchState;
  /** What is to be put back. */
  items: readonly BackItem<ShownText>[];
  outcome: Outcome | undefined;
  /** The recordings of before and after the repair. */
  sounds: SoundAgainProps;
  wakeLock: ReturnType<typeof useWakeLock>;
  voice: Voice | null;
  /** What this step says to wait. */
  offered: readonly Wait[];
  timers: ReturnType<typeof useTimers>;
  /** This step is done already. */
  isDone: boolean;
  onTool: (tool: string) => void;
  onMeter: (readings: Readings) => void;
  onBackOn: (id: string) => void;
  onSay: (outcome: Outcome) => void;
  checkAt: CheckAt | undefined;
  kind: string | undefined;
  onShare: () => void;
  onTrouble: () => void;
  onHandOff: () => void;
  undo: (() => void) | null;
  /** Brings back the steps that were there before; undefined where there were no others. */
  undoReplan: (() => void) | undefined;
};

/** What stands in the middle; its heading takes the focus as it comes. */
export function BenchScreen({ shown, place, bench, undo, ...props }: BenchScreenProps) {
  const { steps } = shown.guide;
  const number = typeof place === "number" ? place : undefined;
  const step = number === undefined ? undefined : steps[number - 1];
  const name = nameOfPlace(place, steps.length, props.outcome);
  const hasWorked = place === "worked" && props.outcome === "worked";
  const cautions = cautionsByStep(steps, shown.hazards.hazards);
  return (
    <Box ref={fitText} component="section" aria-label={name} sx={main}>
      {step?.picture && (
        <Box data-gives-way sx={picture}>
          <WorkPicture name={step.picture} />
        </Box>
      )}
      <Box sx={line}>
        <span>
          {step && name}
          {step && props.wakeLock === "awake" && <Box component="span"> · screen stays on</Box>}
        </span>
        {undo && (
          <Button variant="text" size="small" onClick={undo} sx={{ fontSize: "1rem" }}>
            Undo
          </Button>
        )}
      </Box>
      <Typography component="h1" tabIndex={-1} ref={takeFocus} data-read sx={title}>
        {step ? step.title : name}
      </Typography>
      {props.undoReplan && number !== undefined && !props.isDone && (
        <Box sx={newSteps}>
          New from here on.
          <Button variant="text" size="small" onClick={props.undoReplan}>
            Bring the old steps back
          </Button>
        </Box>
      )}
      {step && (
        <StepWords
          step={step}
          cautions={cautions[Number(number) - 1] ?? []}
          check={props.checkAt?.(Number(number) - 1)}
        />
      )}
      {step && number !== undefined && (
        <MeterHelp steps={steps} number={number} readings={bench.meter} onRead={props.onMeter} />
      )}
      {place === "ready" && (
        <>
          <ToolTicks guide={shown.guide} ticked={bench.tools} onTick={props.onTool} />
          <GeneralCaution shown={shown} />
          {props.checkAt?.("all")}
          {props.voice && <VoiceTick voice={props.voice} />}
        </>
      )}
      {place === "putBack" && (
        <PutBackScreen items={props.items} backOn={bench.backOn} onTick={props.onBackOn} />
      )}
      {place === "worked" && (
        <WorkedScreen
          guide={shown.guide}
          outcome={props.outcome}
          onSay={props.onSay}
          kind={props.kind}
          onShare={props.onShare}
          onTrouble={props.onTrouble}
          onHandOff={props.onHandOff}
        />
      )}
      {hasWorked && <SoundAgain {...props.sounds} />}
      <Timers
        step={number}
        offered={props.offered}
        timers={bench.timers}
        deeds={props.timers}
        isFinished={hasWorked}
      />
      {props.wakeLock === "refused" && place === "ready" && (
        <Typography>
          This browser lets the screen go dark. Set it to stay on longer if your hands will be busy.
        </Typography>
      )}
    </Box>
  );
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "nearest" });
}

const main = {
  gridArea: "main",
  display: "flex",
  flexDirection: "column",
  gap: 1.5,
  overflowY: "auto",
  overscrollBehavior: "contain",
  maxWidth: 760,
  "& > *": { flexShrink: 0 },
};

/** The first to give way where there is little room. */
const picture = {
  "&&": { flexShrink: 1 },
  flexBasis: 150,
  minHeight: 0,
  overflow: "hidden",
  display: "grid",
  "&[hidden]": { display: "none" },
  borderRadius: "16px",
  bgcolor: "bench",
  "& svg": { height: "100%", minHeight: 0 },
  // Over the first column, above what stands below it.
  [sideways]: {
    position: "absolute",
    top: 60,
    bottom: 104,
    left: "max(16px, env(safe-area-inset-left))",
    width: "calc(0.45 * (100vw - 184px))",
  },
};

const line = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  minHeight: 44,
  mb: -1.5,
  color: "text.secondary",
  fontWeight: 600,
};

const newSteps = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1,
  color: "secondary.dark",
  fontWeight: 600,
  "& .MuiButton-root": { fontSize: "1rem" },
};

const title = {
  m: 0,
  typography: "h1",
  fontSize: "var(--bench-title)",
  lineHeight: 1.15,
  outline: "none",
};
