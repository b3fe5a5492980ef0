import type { Components } from "@mui/material/styles";

/** Its knob and its track are grounds only, which forced colours take away. */
export const switchOverrides: Components["MuiSwitch"] = {
  styleOverrides: {
    root: {
      "@media (forced-colors: active)": {
        "& .MuiSwitch-thumb, & .MuiSwitch-track": { border: "2px solid ButtonText", opacity: 1 },
        "& .Mui-checked .MuiSwitch-thumb": {
          forcedColorAdjust: "none",
          backgroundColor: "Highlight",
        },
      },
    },
  },
};
