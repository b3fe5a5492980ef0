import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { isUnplugging } from "~/domain/guide/is-unplugging";
import type { BenchPlace } from "~/features/repair/bench-state";
import { sideways } from "./layout";
import type { ShownStep } from "./shown-bench";

type MoveButtonsProps = {
  place: BenchPlace;
  /** The step that is shown, if it is one. */
  step: ShownStep | undefined;
  /** Something has to end first: one may go on, but is not invited to. */
  isWaiting?: boolean;
  onBack?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
};

/** Back, and on: where the thumb is. */
export function MoveButtons({ place, step, isWaiting, onBack, onNext }: MoveButtonsProps) {
  return (
    <Box sx={buttons}>
      {onBack && (
        <Button variant="outlined" onClick={onBack} sx={{ flex: "1 0 0" }}>
          Back
        </Button>
      )}
      {onNext && (
        <Button
          variant={isWaiting ? "outlined" : "contained"}
          onClick={onNext}
          sx={{ flex: "3 0 0" }}
        >
          {nameOfNext(place, step)}
        </Button>
      )}
    </Box>
  );
}

function nameOfNext(place: BenchPlace, step: ShownStep | undefined): string {
  if (place === "ready") return "Ready, begin";
  if (place === "putBack") return "All back, next";
  if (place === "worked") return "To the guide";
  return step && isUnplugging(step) ? "It is unplugged" : "Done, next";
}

const buttons = {
  gridArea: "moves",
  display: "flex",
  gap: 1.5,
  pt: 1.5,
  "& .MuiButton-root": {
    minHeight: 92,
    fontSize: "1.5rem",
    borderRadius: "20px",
    minWidth: 0,
    px: 1,
  },
  "& .MuiButton-outlined": { bgcolor: "background.paper" },
  [sideways]: {
    flexDirection: "column",
    py: 1,
    "& .MuiButton-root": { minHeight: 56, fontSize: "1.25rem" },
  },
};
