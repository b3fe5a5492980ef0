import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { AnsweredQuestion } from "~/domain/repair-case";

/** Each question with the person's answer. */
export function DiagnosticResponses({ questions }: { questions: readonly AnsweredQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <Card component="section" aria-label="Diagnostic Responses">
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        Diagnostic Responses
      </Typography>
      <Box component="dl" sx={responses}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </Box>
    </Card>
  );
}

const responses = {
  m: 0,
  display: "grid",
  gap: 2,
  overflowWrap: "anywhere",
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, fontWeight: 600, whiteSpace: "pre-wrap" },
};
