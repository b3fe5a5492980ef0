import Box from "@mui/material/Box";
import type { ShownGuide } from "~/domain/safety/gate";

type TriedStepsProps = {
  steps: ShownGuide["guide"]["steps"];
  /** Numbers of those that are done. */
  doneSteps: readonly number[];
  tried: readonly string[];
};

/** The guide's steps, each done or not, and what is ruled out. */
export function TriedSteps({ steps, doneSteps, tried }: TriedStepsProps) {
  return (
    <>
      <Box component="ol" sx={list}>
        {steps.map(({ title }, index) => (
          <li key={index + title}>
            {title} <strong>{doneSteps.includes(index + 1) ? "done" : "not done"}</strong>
          </li>
        ))}
      </Box>
      {tried.length > 0 && <p>Ruled out: {tried.join("; ")}</p>}
    </>
  );
}

const list = { "& strong": { fontWeight: 600, color: "text.secondary" } };
