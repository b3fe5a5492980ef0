/** A phone that lies on its side; a window of 400 % is as low, and too narrow for two columns. */
export const sideways =
  "@media (orientation: landscape) and (max-height: 540px) and (min-width: 560px)";

/** At 400 % there is no room to keep the buttons in sight: all of it moves. */
const enlarged = "@media (max-width: 559.98px) and (max-height: 400px)";

/** Room for the rail of steps and for what lies beside. */
const desktop = "@media (min-width: 1100px)";
export const desktopQuery = "(min-width: 1100px)";

/** The first column of a phone on its side: a picture needs more of it than two buttons do. */
export const sideColumn = (hasPicture: boolean) => ({
  "--bench-side": hasPicture ? "minmax(0, 36fr)" : "216px",
});

/** Where each part of the bench stands: upright, on its side, on a table. */
export const benchLayout = {
  position: "relative",
  height: "100dvh",
  bgcolor: "background.default",
  "& ::highlight(read-aloud)": {
    backgroundColor: "var(--mw-palette-secondary-soft)",
    color: "var(--mw-palette-secondary-onSoft)",
  },
  outline: "none",
  display: "grid",
  gridTemplate: `"top" 60px "main" minmax(0, 1fr) "beside" auto "moves" auto / minmax(0, 1fr)`,
  px: "max(16px, env(safe-area-inset-left))",
  pb: "max(12px, env(safe-area-inset-bottom))",
  "--bench-title": "2rem",
  [enlarged]: {
    gridTemplate: `"top" 60px "main" max-content "beside" auto "moves" auto / minmax(0, 1fr)`,
    overflowY: "auto",
    overflowAnchor: "none",
    rowGap: 1.5,
    "--bench-title": "1.5rem",
  },
  [sideways]: {
    gridTemplate: `"top main moves" 52px ". main moves" minmax(0, 1fr) "beside main moves" auto / var(--bench-side) minmax(0, 44fr) 120px`,
    columnGap: 2,
    "--bench-title": "1.5rem",
  },
  [desktop]: {
    gridTemplate: `"rail top sides" 60px "rail main sides" minmax(0, 1fr) "rail beside sides" auto "rail moves sides" auto / 280px minmax(0, 1fr) 300px`,
    columnGap: 4,
    px: 3,
    "--bench-title": "2.75rem",
  },
};
