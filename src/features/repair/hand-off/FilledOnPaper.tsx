import Box from "@mui/material/Box";
import type { FieldValues } from "~/features/repair/hand-off-state";
import { type FieldLook, offerLooks, recordLooksFor } from "./fields";

/** Both forms as they stand on paper: what was filled in, and a line for a pen where nothing was. */
export function FilledOnPaper({ values }: { values: FieldValues }) {
  const show = (looks: readonly FieldLook[]) =>
    looks.map(({ name, label }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{values[name]}</dd>
      </div>
    ));
  // The problem is told above at length.
  const filled = recordLooksFor(values).filter(({ name }) => values[name] && name !== "problem");
  return (
    <Box sx={paper}>
      <dl className="record">{show(filled)}</dl>
      <h2>European Repair Information Form (Directive (EU) 2024/1799, annex I)</h2>
      <dl className="offer">{show(offerLooks)}</dl>
    </Box>
  );
}

const paper = {
  display: "none",
  "@media print": { display: "block" },
  "& dt": { color: "#444", fontSize: "0.85em" },
  "& dd": { m: 0, overflow: "hidden", overflowWrap: "anywhere" },
  "& .record": { display: "flex", flexWrap: "wrap", columnGap: "6mm", rowGap: "1mm" },
  "& .record dd": { fontWeight: 600, maxHeight: "2.6em" },
  "& .offer": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    columnGap: "6mm",
    rowGap: "1mm",
  },
  "& .offer > div": { borderBottom: "1px solid #888" },
  // Room to write by hand, and no more than two lines of what was typed.
  "& .offer dd": { minHeight: "6mm", maxHeight: "2.7em" },
};
