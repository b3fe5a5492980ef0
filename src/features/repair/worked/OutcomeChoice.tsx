import Button from "@mui/material/Button";
import type { Outcome } from "~/features/repair/flow";

export const thanks = "Thanks for your feedback! We're glad we could help.";

type OutcomeChoiceProps = {
  outcome: Outcome | undefined;
  onSay: (outcome: Outcome) => void;
  /** Whether "It worked!" stands out. */
  isCheerful: boolean;
};

/** The two buttons that say what became of a repair, to be laid out by who shows them. */
export function OutcomeChoice({ outcome, onSay, isCheerful }: OutcomeChoiceProps) {
  return (
    <>
      <Button
        variant={isCheerful ? "contained" : "outlined"}
        aria-pressed={outcome === "worked"}
        onClick={() => onSay("worked")}
      >
        It worked!
      </Button>
      <Button
        variant="outlined"
        aria-pressed={outcome === "needs help"}
        onClick={() => onSay("needs help")}
      >
        I need more help
      </Button>
    </>
  );
}
