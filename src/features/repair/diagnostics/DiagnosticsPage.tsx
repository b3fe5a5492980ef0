import { passGate } from "~/domain/safety/gate";
import { flow, type DiagnosticsState } from "~/features/repair/flow";
import { ItemSummary } from "~/features/repair/ItemSummary";
import { persistHistoryState } from "~/features/repair/persist-history-state";
import { RepairFrame } from "~/features/repair/RepairFrame";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import { stagePage } from "~/features/repair/stage-page";
import { wordsOf } from "~/features/repair/to-repair-case";
import { useMoves } from "~/features/repair/use-moves";
import { AnswerForm } from "./AnswerForm";
import { QuestionsSkeleton } from "./QuestionsSkeleton";
import { useQuestions } from "./use-questions";

/** Three questions, chosen for this item and this trouble. */
export default stagePage(flow.diagnostics, Diagnostics);

/** Asks for the questions unless they came along, then takes the answers. */
function Diagnostics({ repair: handed }: { repair: DiagnosticsState }) {
  const { goBack } = useMoves();
  const { asked, isAsking, findings, correct, wait, failure, askAgain, stop } =
    useQuestions(handed);
  const repair = { ...handed, findings };

  return (
    <RepairFrame
      stage={flow.diagnostics}
      repair={repair}
      aside={
        <ItemSummary
          // Without the findings: the form shows them, where they can be corrected.
          item={{ ...repair, findings: {} }}
          title="Your item"
          descriptionLabel="Description"
          issueLabel="Issue"
        />
      }
    >
      <KnownDangers repair={repair} />
      {isAsking ? (
        <QuestionsSkeleton wait={wait} onStop={stop} onBack={() => goBack(flow.request, repair)} />
      ) : (
        <AnswerForm
          handed={repair}
          asked={asked}
          failure={failure}
          onCorrect={correct}
          onAskAgain={askAgain}
          onBack={(typed) => {
            // Written now, so that the answers are still there when the person comes back by Forward.
            persistHistoryState(typed);
            goBack(flow.request, typed);
          }}
        />
      )}
    </RepairFrame>
  );
}

/** Read only once the frame is painted. */
const KnownDangers = ({ repair }: { repair: DiagnosticsState }) => (
  <SafetyNotice hazards={passGate(wordsOf(repair)).hazards} />
);
