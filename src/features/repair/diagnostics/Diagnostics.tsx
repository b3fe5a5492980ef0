import { useNavigate } from "react-router-dom";
import { passGate } from "~/domain/safety/gate";
import { paths } from "~/shared/paths";
import { ItemSummary } from "~/features/repair/ItemSummary";
import { persistHistoryState } from "~/features/repair/persist-history-state";
import { backToRequest, type DiagnosticsState, wordsOf } from "~/features/repair/repair-state";
import { RepairFrame } from "~/features/repair/RepairFrame";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import { AnswerForm } from "./AnswerForm";
import { QuestionsSkeleton } from "./QuestionsSkeleton";
import { useQuestions } from "./use-questions";

/** Asks for the questions unless they came along, then takes the answers. */
export function Diagnostics({ arrived }: { arrived: DiagnosticsState }) {
  const navigate = useNavigate();
  const { asked, isAsking, found, correct, wait, failure, askAgain, stop } = useQuestions(arrived);
  const known = { ...arrived, ...found };

  function goBack(state: DiagnosticsState) {
    void navigate(paths.repairRequest, { state: backToRequest(state) });
  }

  return (
    <RepairFrame
      stage="diagnostics"
      item={arrived}
      title="Diagnostic Questions"
      subtitle="Short answers are fine. If you are not sure, say so."
      crumbs={[
        { label: "Home", to: paths.home },
        { label: "Repair Request", to: paths.repairRequest, state: backToRequest(known) },
      ]}
      here="Diagnostics"
      aside={
        <ItemSummary
          // What was found in the files stands in the form, where it can be corrected.
          item={{ ...arrived, photoShows: undefined, recordingHolds: undefined }}
          title="Your item"
          descriptionLabel="Description"
          issueLabel="Issue"
        />
      }
    >
      <SafetyNotice hazards={passGate(wordsOf(known)).hazards} />
      {isAsking ? (
        <QuestionsSkeleton wait={wait} onStop={stop} onBack={() => goBack(known)} />
      ) : (
        <AnswerForm
          arrived={arrived}
          asked={asked}
          failure={failure}
          found={found}
          onCorrect={correct}
          onAskAgain={askAgain}
          onBack={(state) => {
            // This entry keeps the answers for a later Forward.
            persistHistoryState(state);
            goBack(state);
          }}
        />
      )}
    </RepairFrame>
  );
}
