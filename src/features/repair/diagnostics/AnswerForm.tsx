import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { toast } from "react-toastify/unstyled";
import type { Findings } from "~/domain/findings";
import { passGate, passRootCause } from "~/domain/safety/gate";
import type { AssistantSource } from "~/services/assistant/assistant";
import { failureMessages } from "~/services/assistant/error-messages";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { ActionBar } from "~/features/repair/ActionBar";
import type { DiagnosticsState } from "~/features/repair/flow";
import { GenerationPanel } from "~/features/repair/GenerationPanel";
import { wordsOf } from "~/features/repair/to-repair-case";
import { UnderstoodItem } from "~/features/repair/UnderstoodItem";
import type { FailedGeneration } from "~/features/repair/use-generation";
import { useKeptGeneration } from "~/features/repair/use-kept-generation";
import { useRootCause } from "~/features/repair/use-root-cause";
import { EarlierAnswers } from "./EarlierAnswers";
import { FoundInFiles } from "./FoundInFiles";
import { GeneralQuestions } from "./GeneralQuestions";
import { QuestionFields } from "./QuestionFields";
import { UnreadFiles } from "./UnreadFiles";
import { useAnswers } from "./use-answers";
import { areGeneral, type AskedQuestions } from "./use-questions";
import { useOtherItem } from "./use-other-item";
import { useThinkingAhead } from "./use-thinking-ahead";

type AnswerFormProps = {
  /** The repair, with what was found in the files, to be read and corrected. */
  handed: DiagnosticsState;
  asked: AskedQuestions;
  /** How asking for questions failed, where it did; null otherwise. */
  failure: FailedGeneration | null;
  /** Told of the findings as they stand once a correction is done. */
  onCorrect: (findings: Findings) => void;
  /** Both are given all that was typed so far. */
  onAskAgain: (repair: DiagnosticsState, source?: AssistantSource) => void;
  onBack: (repair: DiagnosticsState) => void;
};

/** The three questions with their answers, and the way to the root cause. */
export function AnswerForm(props: AnswerFormProps) {
  const { handed, asked, failure, onCorrect, onAskAgain, onBack } = props;
  const { form, repair } = useAnswers(handed, asked);
  useThinkingAhead(repair);
  const { generation, findRootCause, showRootCause, stop } = useRootCause(
    repair,
    useKeptGeneration(),
  );
  const otherItem = useOtherItem(repair);
  const submit = form.handleSubmit(() => findRootCause(), pointOutMissing);
  // While an answer is awaited, what it is based on must not change.
  const isBusy = generation.status === "busy";
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      {(failure !== null || areGeneral(asked.questions)) && (
        <GeneralQuestions failure={failure} onAskAgain={(source) => onAskAgain(repair, source)} />
      )}
      {asked.understood && (
        <UnderstoodItem understood={asked.understood} isLocked={isBusy} {...otherItem} />
      )}
      <QuestionFields
        questions={repair.questions}
        from={asked.from}
        form={form}
        isLocked={isBusy}
      />
      <EarlierAnswers repair={repair} />
      <UnreadFiles item={repair} />
      <FoundInFiles
        register={form.register}
        found={form.getValues()}
        isLocked={isBusy}
        onCorrect={() => onCorrect(repair.findings)}
      />
      <GenerationPanel
        generation={generation}
        show={(text) => passRootCause(text, passGate(wordsOf(repair)).hazards)}
        busyLabel="Weighing your answers"
        failureMessage={failureMessages.rootCause}
        onStop={stop}
        onContinue={(continueFrom) => void findRootCause({ continueFrom })}
        onKeep={(text, source) => void showRootCause(text, source, { isRootCauseCut: true })}
        onUseHandbook={() => void findRootCause({ source: "handbook" })}
      />
      <ActionBar>
        <Button
          variant="outlined"
          size="large"
          startIcon={<UiIcon name="arrow-left" />}
          onClick={() => onBack(repair)}
        >
          Back
        </Button>
        <Button type="submit" size="large" loading={isBusy}>
          {isBusy ? "Generating..." : "Generate Root Cause"}
        </Button>
      </ActionBar>
    </Box>
  );
}

function pointOutMissing() {
  toast.error("Please answer all diagnostic questions");
}
