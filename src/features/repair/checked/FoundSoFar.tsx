import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import { readGuide } from "~/domain/guide/read-guide";
import { Findings } from "./Findings";
import type { Check } from "./check";
import { PutInWarnings } from "./PutInWarnings";

type FoundSoFarProps = { check: Check; text: string };

/** What is against the handbook in the steps that have come whole, while the rest is being written. */
export function FoundSoFar({ check, text }: FoundSoFarProps) {
  const whole = wholeSteps(text);
  const found = useMemo(() => {
    const guide = readGuide(whole);
    const { steps } = check(guide, { isWhole: false });
    return steps
      .map((step, place) => ({
        ...step,
        name: `Step ${place + 1}: ${guide.steps[place]?.title ?? ""}`,
      }))
      .filter(({ findings, warnings }) => findings.length + warnings.length > 0);
  }, [check, whole]);
  return (
    <Box
      component="section"
      aria-label="Held against the handbook"
      sx={{ mt: found.length > 0 ? 2 : 0 }}
    >
      <Typography role="status" sx={{ color: "text.secondary" }}>
        {found.length > 0 && "Held against the handbook so far:"}
      </Typography>
      {found.map(({ name, findings, warnings }) => (
        <Box key={name} sx={{ mt: 1 }}>
          {findings.length === 0 && <strong>{name}</strong>}
          <Findings findings={findings} title={`${name}: against the handbook`} />
          <PutInWarnings warnings={warnings} />
        </Box>
      ))}
    </Box>
  );
}

/** Up to the last line that begins something new: what stands below it may still grow. */
function wholeSteps(text: string): string {
  const beginnings = [...text.matchAll(/^(?:\s{0,3}\d{1,2}[.)]\s|#{1,6} |\*\*)/gm)];
  return text.slice(0, beginnings.at(-1)?.index ?? 0);
}
