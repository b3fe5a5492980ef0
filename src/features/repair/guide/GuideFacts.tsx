import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import type { GuideFact } from "~/domain/guide/guide";
import type { Shown } from "~/domain/safety/gate";

/** "Time" alone could be the time since the fault, or until a part comes. */
const labels: Record<string, string> = { time: "your time" };

/** How hard, how long, how dear: at a glance. */
export function GuideFacts({ facts }: { facts: readonly Shown<GuideFact>[] }) {
  if (facts.length === 0) return null;
  return (
    <Card component="dl" sx={row}>
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: "flex", flexDirection: "column-reverse" }}>
          <Box component="dt" sx={{ color: "text.secondary", fontSize: "0.9375rem" }}>
            {labels[label] ?? label}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: "h4", fontVariantNumeric: "tabular-nums" }}>
            {value}
          </Box>
        </Box>
      ))}
    </Card>
  );
}

const row = {
  m: 0,
  px: { xs: 2, sm: 3.5 },
  py: { xs: 1, sm: 2 },
  display: "grid",
  gap: 1.5,
  "@media print": { gridTemplateColumns: "repeat(3, 1fr) !important" },
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))",
};
