import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { toast } from "react-toastify/unstyled";
import type { AssistantSource } from "~/services/assistant/assistant";
import { passRootCause } from "~/domain/safety/gate";
import type { Findings } from "~/domain/repair-case";
import { failureMessages } from "~/services/assistant/error-messages";
import { paths } from "~/shared/paths";
import { FormField } from "~/shared/ui/FormField";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { ActionBar } from "~/features/repair/ActionBar";
import { GenerationPanel } from "~/features/repair/GenerationPanel";
import {
  persistHistoryState,
  usePersistedHistoryState,
} from "~/features/repair/persist-history-state";
import {
  type DiagnosticsState,
  type RootCauseState,
  toRepairCase,
} from "~/features/repair/repair-state";
import { SourceLabel } from "~/features/repair/SourceLabel";
import { type GenerateOptions, useGeneration } from "~/features/repair/use-generation";
import { FoundInFiles } from "./FoundInFiles";
import { QuestionsFailure } from "./QuestionsFailure";
import { UnreadFiles } from "./UnreadFiles";
import type { AskedQuestions } from "./use-questions";

type AnswerFormProps = {
  arrived: DiagnosticsState;
  asked: AskedQuestions;
  /** What was found in the files, to be read and corrected. */
  found: Findings;
  /** How asking for questions failed, where it did; null otherwise. */
  failure: unknown;
  /** Told of the findings as they stand once a correction is done. */
  onCorrect: (found: Findings) => void;
  /** Both are given all that was typed so far. */
  onAskAgain: (state: DiagnosticsState, source?: AssistantSource) => void;
  onBack: (state: DiagnosticsState) => void;
};

export function AnswerForm(props: AnswerFormProps) {
  const { arrived, asked, found, failure, onCorrect, onAskAgain, onBack } = props;
  const navigate = useNavigate();
  const { generation, generate, stop } = useGeneration();
  const { register, handleSubmit, control, formState, getValues } = useForm({
    defaultValues: { answers: asked.questions.map(({ answer }) => ({ answer })), found },
  });
  const [answers, corrected] = useWatch({ control, name: ["answers", "found"] });
  const state = useMemo(
    () => ({
      ...arrived,
      ...corrected,
      preserveAnswers: true,
      questionsFrom: asked.from,
      questions: asked.questions.map((question, index) => ({
        ...question,
        answer: answers[index]?.answer ?? "",
      })),
    }),
    [arrived, asked, answers, corrected],
  );
  usePersistedHistoryState(state);

  async function findRootCause(how?: GenerateOptions) {
    const outcome = await generate(
      (assistant, ask) => assistant.rootCause(toRepairCase(state), ask),
      how,
    );
    if (outcome.status === "failed") toast.error(failureMessages.rootCause);
    if (outcome.status === "answered") await showRootCause(outcome.answer, outcome.source);
  }

  async function showRootCause(rootCause: string, rootCauseFrom: AssistantSource) {
    const taken = persistHistoryState(state);
    if (!taken) return void toast.error(failureMessages.rootCause);
    const { preserveAnswers: _flag, ...carried } = taken;
    const next: RootCauseState = { ...carried, rootCause, rootCauseFrom };
    await navigate(paths.rootCause, { state: next });
  }

  const isBusy = generation.status === "busy";
  // What was sent cannot be changed any more.
  const whileOpen = { htmlInput: { readOnly: isBusy } };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(() => findRootCause(), pointOutMissing)(event)}
    >
      {failure !== null && (
        <QuestionsFailure failure={failure} onAskAgain={(source) => onAskAgain(state, source)} />
      )}
      <Card>
        <Stack spacing={3}>
          {asked.questions.map(({ id, question }, index) => (
            <FormField
              key={id}
              label={question}
              multiline
              minRows={2}
              slotProps={whileOpen}
              error={formState.errors.answers?.[index]?.answer}
              registration={register(`answers.${index}.answer`, {
                validate: (answer) =>
                  answer.trim() !== "" || 'A few words are enough; "not sure" counts',
              })}
            />
          ))}
        </Stack>
        <SourceLabel source={asked.from} />
      </Card>
      <UnreadFiles item={arrived} found={found} />
      <FoundInFiles
        found={found}
        register={register}
        isLocked={isBusy}
        onCorrect={() => onCorrect(getValues("found"))}
      />
      <GenerationPanel
        generation={generation}
        show={passRootCause}
        busyLabel="Weighing your answers"
        failureMessage={failureMessages.rootCause}
        onStop={stop}
        onContinue={(continueFrom) => void findRootCause({ continueFrom })}
        // What breaks off is never the handbook's: that comes in one piece.
        onKeep={(text) => void showRootCause(text, "provider")}
        onUseHandbook={() => void findRootCause({ source: "handbook" })}
      />
      <ActionBar>
        <Button
          type="submit"
          size="large"
          disabled={isBusy}
          startIcon={isBusy && <CircularProgress size={20} color="inherit" aria-hidden />}
        >
          {isBusy ? "Generating..." : "Generate Root Cause"}
        </Button>
        <Button
          variant="outlined"
          size="large"
          startIcon={<UiIcon name="arrow-left" />}
          onClick={() => onBack(state)}
        >
          Back
        </Button>
      </ActionBar>
    </Box>
  );
}

function pointOutMissing() {
  toast.error("Please answer all diagnostic questions");
}
