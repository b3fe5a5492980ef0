import type { Components, Theme } from "@mui/material/styles";

export const outlinedInputOverrides: Components<Theme>["MuiOutlinedInput"] = {
  defaultProps: { notched: false },
  styleOverrides: {
    root: ({ theme }) => ({
      borderRadius: 12,
      backgroundColor: theme.vars.palette.background.paper,
      "& .MuiOutlinedInput-notchedOutline": { borderColor: theme.vars.palette.line },
      "&.Mui-readOnly": { backgroundColor: theme.vars.palette.bench },
    }),
    input: { fontSize: "1.0625rem", lineHeight: 1.5 },
  },
};
