import type { Components, Theme } from "@mui/material/styles";

export const dialogOverrides: Components<Theme>["MuiDialog"] = {
  styleOverrides: {
    paper: ({ theme }) => ({
      borderRadius: 20,
      border: `1px solid ${theme.vars.palette.divider}`,
      backgroundImage: "none",
    }),
  },
};
