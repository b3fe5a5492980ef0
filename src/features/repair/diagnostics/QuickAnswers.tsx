import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
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
        <Button
          key={choice}
          variant="outlined"
          size="small"
          disabled={isLocked}
          aria-pressed={answer === choice || answer.startsWith(`${choice}. `)}
          onClick={() => onAnswer(answerWith(choice, answer, offered))}
          sx={quickAnswer}
        >
          {choice}
        </Button>
      ))}
    </Stack>
  );
}

const quickAnswer = {
  px: 1.75,
  fontSize: "0.9375rem",
  textAlign: "left",
  "&.MuiButton-outlined": { borderWidth: 1, borderColor: "line" },
  '&[aria-pressed="true"]': { bgcolor: "primary.main", color: "primary.contrastText" },
};
