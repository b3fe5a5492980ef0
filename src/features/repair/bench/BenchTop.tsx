import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { ReactNode } from "react";
import type { BenchPlace } from "~/features/repair/bench-state";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type BenchTopProps = {
  steps: number;
  place: BenchPlace;
  doneSteps: readonly number[];
  onLeave: () => void;
  /** The timer and the speaker. */
  children?: ReactNode;
};

/** The way out, and how far one has come. */
export function BenchTop({ steps, place, doneSteps, onLeave, children }: BenchTopProps) {
  return (
    <Box sx={top}>
      <IconButton aria-label="Leave the bench" onClick={onLeave} sx={squareButton}>
        <UiIcon name="close" />
      </IconButton>
      <Box aria-hidden sx={segments}>
        {Array.from({ length: steps }, (_, index) => (
          <Box
            key={index}
            sx={{ ...segment, bgcolor: segmentColor(index + 1 === place, doneSteps, index + 1) }}
          />
        ))}
      </Box>
      {children}
    </Box>
  );
}

function segmentColor(isHere: boolean, doneSteps: readonly number[], step: number): string {
  if (isHere) return "secondary.main";
  return doneSteps.includes(step) ? "primary.main" : "divider";
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
