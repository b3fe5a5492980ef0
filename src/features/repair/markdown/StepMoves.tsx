import Link from "@mui/material/Link";
import { createContext, use } from "react";
import { splitAtSteps } from "~/domain/split-at-steps";

type Moves = {
  /** How many there are. */
  steps: number;
  onStep: (step: number) => void;
};

/** Where the step that a text names is gone to; null where a name is only a name. */
export const StepMoves = createContext<Moves | null>(null);

/** Whether a text names any step: most do not, and are drawn as they are. */
export const namesStep = (text: string) => /\b(?:steps?|Schritte?)\s+\d/i.test(text);

/** "See step 4", where the name of the step leads there. */
export function WithStepMoves({ text }: { text: string }) {
  const moves = use(StepMoves);
  if (!moves) return text;
  return splitAtSteps(text, moves.steps).map(({ words, step }, index) =>
    step === undefined ? (
      words
    ) : (
      <Link
        key={index}
        component="button"
        type="button"
        onClick={() => moves.onStep(step)}
        sx={{ font: "inherit", fontWeight: 600, verticalAlign: "baseline" }}
      >
        {words}
      </Link>
    ),
  );
}
