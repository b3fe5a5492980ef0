import GlobalStyles from "@mui/material/GlobalStyles";

/** On paper the guide is set small and close: a guide of seven steps takes two sheets of A4. */
export function PaperStyles() {
  return <GlobalStyles styles={paper} />;
}

const paper = {
  "@media print": {
    "@page": { margin: "12mm 14mm" },
    html: { fontSize: "9pt" },
    "body, main p, main li, main dd, main dt": { fontSize: "9.5pt", lineHeight: 1.35 },
    "main h1": { fontSize: "16pt !important" },
    "main h2": { fontSize: "12pt !important", marginBottom: "1mm !important" },
    "main h3": { fontSize: "10.5pt !important" },
    "main h2, main h3": { breakAfter: "avoid" },
    "main .MuiContainer-root, main .MuiContainer-root > div": { marginTop: 0, paddingTop: 0 },
    "main .MuiCard-root": { padding: "0.5mm 0 !important", borderRadius: 0, overflow: "visible" },
    "main .MuiStack-root > *": { marginTop: "1.5mm !important" },
    "main p, main ul, main ol, main dd": { marginBlock: "0 1mm !important" },
    "main .MuiAlert-root": {
      padding: "0 0 0 3mm !important",
      border: 0,
      borderInlineStart: "1mm solid",
      borderRadius: 0,
    },
    "main .MuiAlert-root > div": { padding: 0 },
    "main .MuiAlert-icon": { display: "none" },
    // The item in two columns.
    "main dl": { display: "grid", gridTemplateColumns: "max-content 1fr", columnGap: "4mm" },
  },
};
