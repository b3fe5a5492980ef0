import type { Components, Theme } from "@mui/material/styles";

export const cssBaselineOverrides: Components<Theme>["MuiCssBaseline"] = {
  styleOverrides: (theme) => ({
    html: { scrollPaddingTop: 96, scrollPaddingBottom: "calc(112px + var(--mw-bottom-edge, 0px))" },
    body: { fontSize: "1.0625rem", lineHeight: 1.6, overflowWrap: "break-word" },
    "h1:focus": { outline: "none" },
    "::selection": {
      backgroundColor: theme.vars.palette.tint,
      color: theme.vars.palette.text.primary,
    },
    "@media print": {
      "@page": { margin: "18mm 16mm" },
      "html, body": { background: "#fff", color: "#000", fontSize: "11pt" },
      // Paper is white, whatever the scheme of the screen.
      "main *": { color: "#000 !important", borderColor: "#000 !important" },
      ".no-print": { display: "none !important" },
    },
  }),
};
