import type { Components, Theme } from "@mui/material/styles";

export const textFieldOverrides: Components<Theme>["MuiTextField"] = {
  defaultProps: { slotProps: { inputLabel: { shrink: true } } },
};

/** The label stands above its field and stays there: it neither moves nor shrinks while somebody types. */
export const formControlOverrides: Components<Theme>["MuiFormControl"] = {
  styleOverrides: {
    root: ({ theme }) => ({
      "& .MuiInputLabel-root": {
        position: "static",
        transform: "none",
        maxWidth: "100%",
        whiteSpace: "normal",
        marginBottom: theme.spacing(0.75),
        fontSize: "1rem",
        fontWeight: 600,
        color: theme.vars.palette.text.primary,
        "&.Mui-error": { color: theme.vars.palette.error.main },
      },
      "& .MuiFormHelperText-root": { marginInline: 0, fontSize: "0.9375rem" },
    }),
  },
};
