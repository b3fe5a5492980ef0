import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { BenchPlace } from "~/features/repair/bench-state";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { desktopQuery } from "./layout";
import type { ShownStep } from "./shown-bench";

type BenchRailProps = {
  steps: readonly ShownStep[];
  place: BenchPlace;
  doneSteps: readonly number[];
  onJump: (place: BenchPlace) => void;
};

/** All steps beside the one that is shown, where there is room. */
export function BenchRail({ steps, place, doneSteps, onJump }: BenchRailProps) {
  const isWide = useMediaQuery(desktopQuery, { noSsr: true });
  if (!isWide) return null;
  return (
    <Box component="nav" aria-label="Steps" sx={rail}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {steps.map(({ title }, index) => {
          const number = index + 1;
          const isDone = doneSteps.includes(number);
          const isHere = number === place;
          return (
            <li key={number + title}>
              <ButtonBase
                aria-current={isHere ? "step" : undefined}
                onClick={() => onJump(number)}
                sx={{ ...entry, ...(isHere && here) }}
              >
                <Box sx={isDone && !isHere ? doneSquare : square}>
                  {isDone && !isHere ? <UiIcon name="check" /> : number}
                </Box>
                {title}
              </ButtonBase>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const rail = {
  gridArea: "rail",
  overflowY: "auto",
  py: 3,
  pr: 2,
  borderRight: 1,
  borderColor: "divider",
};

const entry = {
  display: "flex",
  justifyContent: "flex-start",
  gap: 2,
  width: "100%",
  minHeight: 56,
  p: 1,
  border: 2,
  borderColor: "transparent",
  borderRadius: "14px",
  textAlign: "left",
  fontFamily: "inherit",
  fontSize: "1.0625rem",
  lineHeight: 1.3,
};

const here = { borderColor: "secondary.main", bgcolor: "background.paper", fontWeight: 700 };

const square = {
  flexShrink: 0,
  display: "grid",
  placeItems: "center",
  width: 40,
  height: 40,
  borderRadius: "10px",
  bgcolor: "tint",
  color: "primary.main",
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
};

const doneSquare = { ...square, bgcolor: "primary.main", color: "primary.contrastText" };
