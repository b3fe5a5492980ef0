import type { Components, Theme } from "@mui/material/styles";

/** On the surface colour itself: MUI would lay a grey veil over it in the dark. */
export const drawerOverrides: Components<Theme>["MuiDrawer"] = {
  styleOverrides: { paper: { backgroundImage: "none" } },
};
