import type { Components, Theme } from "@mui/material/styles";

/** What is pressed shows it in the same frame, by style alone, before the script is there too. */
export const buttonBaseOverrides: Components<Theme>["MuiButtonBase"] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: {
      "&:active": { filter: "brightness(0.9)", transform: "scale(0.985)" },
      // Forced colours take the grounds away, by which a main button and a choice are known.
      "@media (forced-colors: active)": {
        "&.MuiButton-contained, &.MuiFab-root": { border: "2px solid currentColor" },
        '&&[aria-pressed="true"]': {
          forcedColorAdjust: "none",
          backgroundColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
};
