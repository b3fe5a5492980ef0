import type { Components, Theme } from "@mui/material/styles";

export const iconButtonOverrides: Components<Theme>["MuiIconButton"] = {
  styleOverrides: {
    root: ({ theme, ownerState }) => ({
      minWidth: 44,
      minHeight: 44,
      ...(ownerState.color === "default" && { color: theme.vars.palette.text.primary }),
    }),
  },
};
