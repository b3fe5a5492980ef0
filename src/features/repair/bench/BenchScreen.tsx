import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { WorkPicture } from "~/features/repair/pictures/WorkPicture";
import { AtPlace, type AtPlaceProps } from "./AtPlace";
import { fitText } from "./fit-text";
import { sideways } from "./layout";
import { nameOfPlace } from "./name-of-place";
import { Timers } from "./Timers";

/** What stands in the middle; its heading takes the focus as it comes. */
export function BenchScreen(props: AtPlaceProps) {
  const { shown, place, step, number, bench, repair, moves, ...session } = props.session;
  const name = nameOfPlace(place, shown.guide.steps.length, repair.outcome);
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
          {step && session.wakeLock === "awake" && <Box component="span"> · screen stays on</Box>}
        </span>
        {moves.undo && (
          <Button variant="text" size="small" onClick={moves.undo} sx={{ fontSize: "1rem" }}>
            Undo
          </Button>
        )}
      </Box>
      <Typography component="h1" tabIndex={-1} ref={takeFocus} data-read sx={title}>
        {step ? step.title : name}
      </Typography>
      {session.undoReplan && number !== undefined && !repair.doneSteps.includes(number) && (
        <Box sx={newSteps}>
          New from here on.
          <Button variant="text" size="small" onClick={session.undoReplan}>
            Bring the old steps back
          </Button>
        </Box>
      )}
      <AtPlace {...props} />
      <Timers
        step={number}
        offered={session.offered}
        timers={bench.timers}
        deeds={session.timers}
        isFinished={place === "worked" && repair.outcome === "worked"}
      />
      {session.wakeLock === "refused" && place === "ready" && (
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
