import type { Components, Theme } from "@mui/material/styles";

/**
 * A tick drawn as a box of its own. MUI rings only the sign in it, which an open one has not; and in
 * forced colours a box that is known by its ground would be lost.
 */
export const checkboxOverrides: Components<Theme>["MuiCheckbox"] = {
  styleOverrides: {
    root: ({ theme }) => ({
      "&&.Mui-focusVisible > div": theme.focusVisible,
      "&&.Mui-focusVisible > div svg": { outline: 0 },
      "@media (forced-colors: active)": {
        "& > div": { border: "2px solid ButtonText" },
        "&&.Mui-checked > div": {
          forcedColorAdjust: "none",
          backgroundColor: "Highlight",
          color: "HighlightText",
        },
      },
    }),
  },
};
