import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import type { ReactNode } from "react";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type BigTickProps = {
  isTicked: boolean;
  onTick: () => void;
  /** Stands in the box until it is ticked. */
  mark?: string;
  /** Its name; a second line may stand below it. */
  children: ReactNode;
};

/** A tick for gloves: its whole row of 64 px can be pressed. */
export function BigTick({ isTicked, onTick, mark, children }: BigTickProps) {
  return (
    <Box component="label" sx={row}>
      <Checkbox
        checked={isTicked}
        onChange={onTick}
        icon={<Box sx={{ ...square, borderColor: "primary.main" }}>{mark}</Box>}
        checkedIcon={
          <Box sx={{ ...square, bgcolor: "primary.main", color: "primary.contrastText" }}>
            <UiIcon name="check" />
          </Box>
        }
        sx={{ p: 0, borderRadius: 2 }}
      />
      <span>{children}</span>
    </Box>
  );
}

const row = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  minHeight: 64,
  py: 1,
  // Room for the ring of the focus, which what scrolls here would cut.
  pl: 0.75,
  cursor: "pointer",
  fontSize: "1.25rem",
  lineHeight: 1.3,
  "& small": { display: "block", fontSize: "1rem", color: "text.secondary" },
};

const square = {
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  border: 2,
  borderColor: "primary.main",
  borderRadius: 2,
  fontSize: "1.25rem",
  fontWeight: 700,
  color: "primary.main",
};
