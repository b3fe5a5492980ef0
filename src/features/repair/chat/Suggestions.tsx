import Box from "@mui/material/Box";
import { ChoiceButton } from "~/features/repair/ChoiceButton";

type SuggestionsProps = { questions: readonly string[]; onSend: (words: string) => void };

/** What one could begin with; a tap asks it. */
export function Suggestions({ questions, onSend }: SuggestionsProps) {
  if (questions.length === 0) return null;
  return (
    <Box role="group" aria-label="Suggested questions" sx={list}>
      {questions.map((question) => (
        <ChoiceButton key={question} onClick={() => onSend(question)}>
          {question}
        </ChoiceButton>
      ))}
    </Box>
  );
}

const list = { display: "flex", flexDirection: "column", alignItems: "flex-start", gap: 1, mt: 2 };
