import type { Components } from "@mui/material/styles";

/** A tick drawn as a box of its own, with a ground only, would be lost in forced colours. */
export const checkboxOverrides: Components["MuiCheckbox"] = {
  styleOverrides: {
    root: {
      "@media (forced-colors: active)": {
        "& > div": { border: "2px solid ButtonText" },
        "&&.Mui-checked > div": {
          forcedColorAdjust: "none",
          backgroundColor: "Highlight",
          color: "HighlightText",
        },
      },
    },
  },
};
