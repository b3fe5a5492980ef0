import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** The screen's one primary action and what stands beside it; it sticks to the bottom edge. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <Box className="no-print" sx={bar}>
      {children}
    </Box>
  );
}

const bar = {
  position: "sticky",
  // The cookie banner may lie at the bottom edge; this bar then sticks above it.
  bottom: "var(--mw-bottom-edge, 0px)",
  zIndex: "appBar",
  display: "flex",
  gap: 1.5,
  mx: { xs: -2, sm: 0 },
  mt: 3,
  px: { xs: 2, sm: 0 },
  py: 1.5,
  bgcolor: "background.default",
  borderTop: 1,
  borderColor: "divider",
  "& > .MuiButton-contained": { flexGrow: { xs: 1, sm: 0 } },
};
