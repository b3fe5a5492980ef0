import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useNavigate } from "react-router-dom";
import type { AnsweredQuestion } from "../../../services/assistant/assistant";
import { assistantSource } from "../../../services/assistant/choose-assistant";
import { failureMessages, nextStepAfter } from "../../../services/assistant/failure-words";
import { paths } from "../../../shared/paths";
import { HandbookInstead } from "../HandbookInstead";
import { keepInEntry } from "../keep-in-entry";
import { backToRequest, type DiagnosticsState } from "../repair-state";
import { AnswerForm } from "./AnswerForm";
import { QuestionsSkeleton } from "./QuestionsSkeleton";
import { useQuestions } from "./use-questions";

/** Asks for the questions unless they came along, then takes the answers. */
export function Diagnostics({ arrived }: { arrived: DiagnosticsState }) {
  const navigate = useNavigate();
  const { asked, failure, askAgain, stop } = useQuestions(arrived);

  /** Back to the form; this entry keeps the answers for a later Forward. */
  function goBack(answers: AnsweredQuestion[] | undefined) {
    if (asked && answers) {
      keepInEntry({
        ...arrived,
        preserveAnswers: true,
        questions: answers,
        questionsFrom: asked.from,
      });
    }
    void navigate(paths.repairRequest, { state: backToRequest(arrived) });
  }

  if (!asked) return <QuestionsSkeleton onStop={stop} onBack={() => goBack(undefined)} />;
  return (
    <>
      {failure !== null && (
        <Alert severity="error" role="alert" sx={{ mb: 3 }}>
          <strong>{failureMessages.diagnosticQuestions}</strong> {nextStepAfter(failure)} Until
          then, three general questions stand in.
          <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5 }}>
            <Button variant="outlined" size="small" onClick={() => askAgain()} sx={{ mt: 1.5 }}>
              Try again
            </Button>
            {assistantSource() === "provider" && (
              <HandbookInstead onUse={() => askAgain("handbook")} />
            )}
          </Box>
        </Alert>
      )}
      {/* Other questions are another form: its boxes start anew. */}
      <AnswerForm key={asked.from ?? "own"} arrived={arrived} asked={asked} onBack={goBack} />
    </>
  );
}
