import type { Components, Theme } from "@mui/material/styles";

export const cardOverrides: Components<Theme>["MuiCard"] = {
  defaultProps: { elevation: 0 },
  styleOverrides: {
    root: ({ theme }) => ({
      borderRadius: 16,
      border: `1px solid ${theme.vars.palette.divider}`,
      boxShadow: theme.vars.palette.shadow,
      backgroundImage: "none",
      padding: theme.spacing(2.5),
      [theme.breakpoints.up("sm")]: { padding: theme.spacing(3.5) },
      "@media print": {
        padding: theme.spacing(1, 0),
        border: 0,
        boxShadow: "none",
        background: "#fff",
        color: "#000",
      },
    }),
  },
};
