import CircularProgress from "@mui/material/CircularProgress";
import type { Components, Theme } from "@mui/material/styles";

export const buttonOverrides: Components<Theme>["MuiButton"] = {
  defaultProps: {
    disableElevation: true,
    variant: "contained",
    color: "primary",
    loadingPosition: "start",
    // Hidden, because a busy button says in words what is happening: its name would say it twice.
    loadingIndicator: <CircularProgress size={20} color="inherit" aria-hidden />,
  },
  styleOverrides: {
    root: ({ theme }) => ({
      minHeight: 48,
      paddingInline: theme.spacing(2.5),
      borderRadius: 14,
      lineHeight: 1.25,
      "&.MuiButton-outlined": { borderWidth: 2, borderColor: "currentColor" },
      "&.MuiButton-text": { paddingInline: theme.spacing(1.5) },
      "&.MuiButton-sizeLarge": {
        minHeight: 60,
        paddingInline: theme.spacing(3.25),
        fontSize: "1.0625rem",
      },
      "&.MuiButton-sizeSmall": { minHeight: 44 },
      // A busy button says what is happening, so it must stay readable.
      "&.MuiButton-contained.Mui-disabled": {
        backgroundColor: theme.vars.palette.tint,
        color: theme.vars.palette.text.secondary,
      },
      "&.MuiButton-containedPrimary:not(.Mui-disabled)": { boxShadow: theme.vars.palette.shadow },
    }),
  },
};
