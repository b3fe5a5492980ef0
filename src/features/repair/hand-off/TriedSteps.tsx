import Box from "@mui/material/Box";
import { visuallyHidden } from "@mui/utils";
import type { ShownGuide } from "~/domain/safety/gate";
import type { BenchState } from "~/features/repair/bench-state";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

type TriedStepsProps = {
  steps: ShownGuide["guide"]["steps"];
  /** Numbers of those that are done. */
  doneSteps: readonly number[];
  meter: BenchState["meter"];
  tried: readonly string[];
};

/** The guide's steps, each done or not and with what the meter showed, and what is ruled out. */
export function TriedSteps({ steps, doneSteps, meter, tried }: TriedStepsProps) {
  return (
    <>
      <Box component="ul" sx={list}>
        {steps.map(({ title }, index) => {
          const isDone = doneSteps.includes(index + 1);
          const readings = readingsOf(meter.filter(({ step }) => step === title));
          return (
            <li key={index + title}>
              <span className="box">{isDone && <UiIcon name="check" />}</span>
              <span>
                <span style={visuallyHidden}>{isDone ? "Done: " : "Not done: "}</span>
                {title}
                {readings && `. The meter showed ${readings}`}
              </span>
            </li>
          );
        })}
      </Box>
      {tried.length > 0 && <p>Ruled out: {tried.join("; ")}</p>}
    </>
  );
}

/** What was read off, without the rating plate and the kind of cell that it was judged by. */
const readingsOf = (typed: BenchState["meter"]): string =>
  typed
    .filter(({ field, text }) => /(?:reading|pressed)$/.test(field) && text.trim() !== "")
    .map(({ text }) => text.trim())
    .join("; ");

const list = {
  "&&": { listStyle: "none", p: 0 },
  "& li": {
    display: "flex",
    alignItems: "flex-start",
    gap: "0.6em",
    py: 0.25,
    breakInside: "avoid",
  },
  "& .box": {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    width: "1.1em",
    height: "1.1em",
    mt: "0.2em",
    border: "1.5px solid",
    borderRadius: "3px",
    fontSize: "0.9em",
  },
  "@media print": { "& li": { py: 0 }, "&:has(li:nth-of-type(13))": { columns: 2 } },
};
