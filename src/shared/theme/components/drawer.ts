import type { Components, Theme } from "@mui/material/styles";

/**
 * On the surface colour itself: MUI would lay a grey veil over it in the dark. Its outline is drawn where
 * forced colours take that colour away.
 */
export const drawerOverrides: Components<Theme>["MuiDrawer"] = {
  styleOverrides: { paper: { backgroundImage: "none", outline: "1px solid transparent" } },
};
