import type { Components, Theme } from "@mui/material/styles";

export const linkOverrides: Components<Theme>["MuiLink"] = {
  defaultProps: { underline: "always" },
  styleOverrides: {
    root: { textUnderlineOffset: "0.2em", textDecorationThickness: "1px", fontWeight: 500 },
  },
};
