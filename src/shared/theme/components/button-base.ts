import type { Components, Theme } from "@mui/material/styles";

/** What is pressed shows it in the same frame, by style alone, before the script is there too. */
export const buttonBaseOverrides: Components<Theme>["MuiButtonBase"] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: { "&:active": { filter: "brightness(0.9)", transform: "scale(0.985)" } },
  },
};
