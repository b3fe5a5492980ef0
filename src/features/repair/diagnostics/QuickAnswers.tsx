import Stack from "@mui/material/Stack";
import { ChoiceButton } from "~/features/repair/ChoiceButton";
import { answerWith, offeredFor } from "./quick-answer";

type QuickAnswersProps = {
  question: string;
  /** The question's own, where it has some. */
  choices: readonly string[] | undefined;
  /** What stands in the box. */
  answer: string;
  isLocked: boolean;
  onAnswer: (answer: string) => void;
};

/** Answers to tap, for somebody with a screwdriver in the other hand. They fill the box; what was typed stays. */
export function QuickAnswers({ question, choices, answer, isLocked, onAnswer }: QuickAnswersProps) {
  const offered = offeredFor(question, choices);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={`Quick answers: ${question}`}
      sx={{ flexWrap: "wrap", gap: 1, mt: 1 }}
    >
      {offered.map((choice) => (
        <ChoiceButton
          key={choice}
          disabled={isLocked}
          aria-pressed={answer === choice || answer.startsWith(`${choice}. `)}
          onClick={() => onAnswer(answerWith(choice, answer, offered))}
        >
          {choice}
        </ChoiceButton>
      ))}
    </Stack>
  );
}
