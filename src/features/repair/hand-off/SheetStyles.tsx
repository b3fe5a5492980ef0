import GlobalStyles from "@mui/material/GlobalStyles";
import type { ShownGuide } from "~/domain/safety/gate";

type SheetStylesProps = { shown: ShownGuide; answers: readonly { answer: string }[] };

/**
 * On paper the sheet is one page of A4, whatever stands on it: the more it is, the smaller it is set. What
 * still has no room is cut off above the forms, which always have theirs.
 */
export function SheetStyles({ shown, answers }: SheetStylesProps) {
  const { itemDescription, itemIssue, rootCause, guide } = shown;
  const texts = [
    itemDescription,
    itemIssue,
    rootCause,
    ...answers.map(({ answer }) => answer),
    ...guide.steps.map(({ title }) => `${title.slice(0, 60)}\n`.padEnd(60)),
  ];
  const letters = texts.reduce((sum, { length }) => sum + length, 0);
  const size = letters < 1600 ? "9.5pt" : letters < 2800 ? "8.5pt" : "7.5pt";
  return <GlobalStyles styles={paper(size)} />;
}

/** A4 less its margins, and a hair less: a page more would hold nothing. */
const pageHeight = "276mm";

const paper = (fontSize: string) => ({
  "@page": { size: "A4", margin: "10mm" },
  "@media print": {
    "html, body, main p, main li, main dd, main dt": { fontSize, lineHeight: 1.3 },
    "main h1": { fontSize: "15pt !important", marginBottom: "1mm !important" },
    "main h2": { fontSize: "1.15em !important", margin: "0 0 0.5mm !important" },
    "main .MuiContainer-root": { padding: 0, margin: 0, maxWidth: "none" },
    "main p, main ul, main ol, main dl": { marginBlock: "0 0.5mm !important" },
    "main .MuiAlert-root": {
      padding: "0 0 0 3mm !important",
      margin: "0 !important",
      border: 0,
      borderInlineStart: "1mm solid",
      borderRadius: 0,
    },
    "main .MuiAlert-root > div": { padding: 0 },
    "main .MuiAlert-icon": { display: "none" },
  },
});

/** The page itself: its middle gives way, its end does not. */
export const sheetPaper = {
  "@media print": {
    display: "grid",
    gridTemplateRows: "auto minmax(0, 1fr)",
    height: pageHeight,
    overflow: "hidden",
    "& .sheet": {
      display: "grid",
      gridTemplateRows: "minmax(0, 1fr) auto",
      minHeight: 0,
      "& > *": { marginTop: "0 !important" },
    },
  },
};
