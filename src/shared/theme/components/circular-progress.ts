import type { Components } from "@mui/material/styles";

export const circularProgressOverrides: Components["MuiCircularProgress"] = {
  // A circle that shrinks and grows keeps the main thread busy at each frame; one that turns does not.
  defaultProps: { disableShrink: true },
};
