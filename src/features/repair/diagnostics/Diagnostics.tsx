import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useNavigate } from "react-router-dom";
import { assistantSource } from "../../../services/assistant/choose-assistant";
import { failureMessages, nextStepAfter } from "../../../services/assistant/failure-words";
import { paths } from "../../../shared/paths";
import { HandbookInstead } from "../HandbookInstead";
import { keepInEntry } from "../keep-in-entry";
import { backToRequest, type DiagnosticsState } from "../repair-state";
import { AnswerForm } from "./AnswerForm";
import { QuestionsSkeleton } from "./QuestionsSkeleton";
import { SafetyNotice } from "../safety/SafetyNotice";
import { caseHazards } from "../safety/use-hazards";
import { useQuestions } from "./use-questions";

/** Asks for the questions unless they came along, then takes the answers. */
export function Diagnostics({ arrived }: { arrived: DiagnosticsState }) {
  const navigate = useNavigate();
  const { asked, found, wait, failure, askAgain, stop } = useQuestions(arrived);
  const known = { ...arrived, ...found };

  function goBack(state: DiagnosticsState) {
    void navigate(paths.repairRequest, { state: backToRequest(state) });
  }

  const notice = <SafetyNotice hazards={caseHazards(known)} />;
  if (!asked) {
    return (
      <>
        {notice}
        <QuestionsSkeleton wait={wait} onStop={stop} onBack={() => goBack(known)} />
      </>
    );
  }
  return (
    <>
      {notice}
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
      <AnswerForm
        key={asked.from ?? "own"}
        arrived={arrived}
        asked={asked}
        found={found}
        onBack={(state) => {
          // This entry keeps the answers for a later Forward.
          keepInEntry(state);
          goBack(state);
        }}
      />
    </>
  );
}
