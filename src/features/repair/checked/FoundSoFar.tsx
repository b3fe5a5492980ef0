import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useMemo } from "react";
import type { Check } from "./check";
import { checkSoFar, wholeSteps } from "./check-so-far";
import { Findings } from "./Findings";
import { PutInWarnings } from "./PutInWarnings";

type FoundSoFarProps = { check: Check; text: string };

/** What is against the handbook in the steps that have come whole, while the rest is being written. */
export function FoundSoFar({ check, text }: FoundSoFarProps) {
  const whole = wholeSteps(text);
  const found = useMemo(() => checkSoFar(check, whole), [check, whole]);
  return (
    <Box component="section" aria-label="Held against the handbook" sx={{ mt: 2 }}>
      <Typography role="status" sx={{ color: "text.secondary" }}>
        {found.length > 0 && "Held against the handbook so far:"}
      </Typography>
      {found.map(({ number, findings, warnings }) => (
        <Box key={number} sx={{ mt: 1 }}>
          {findings.length === 0 && <strong>Step {number}</strong>}
          <Findings findings={findings} title={`Step ${number}: against the handbook`} />
          <PutInWarnings warnings={warnings} />
        </Box>
      ))}
    </Box>
  );
}
