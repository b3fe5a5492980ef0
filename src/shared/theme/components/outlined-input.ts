import type { Components, Theme } from "@mui/material/styles";

export const outlinedInputOverrides: Components<Theme>["MuiOutlinedInput"] = {
  // They tell MUI when the browser fills a field in, so that its label makes room. Ours stands above, and
  // where keyframes come or go Chromium styles the whole page anew.
  defaultProps: { disableInjectingGlobalStyles: true },
  styleOverrides: {
    root: ({ theme }) => ({
      borderRadius: 12,
      backgroundColor: theme.vars.palette.background.paper,
      // The label stands above the field, so the outline has no gap for it.
      "& .MuiOutlinedInput-notchedOutline": {
        top: 0,
        borderColor: theme.vars.palette.line,
        "& legend": { display: "none" },
      },
      "&.Mui-readOnly": { backgroundColor: theme.vars.palette.bench },
    }),
    input: ({ theme }) => ({
      fontSize: "1.0625rem",
      lineHeight: 1.5,
      // MUI's own is too faint to read: 2.5 to 1.
      "&::placeholder": { color: theme.vars.palette.text.secondary, opacity: 1 },
      "&.MuiInputBase-inputMultiline": { fieldSizing: "content" },
      '&[rows="2"]': { minHeight: "2lh" },
      '&[rows="3"]': { minHeight: "3lh" },
    }),
  },
};
