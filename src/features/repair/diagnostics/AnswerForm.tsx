import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { toast } from "react-toastify/unstyled";
import type { AssistantSource, Findings } from "../../../services/assistant/assistant";
import { failureMessages } from "../../../services/assistant/failure-words";
import { paths } from "../../../shared/paths";
import { FormField } from "../../../shared/ui/FormField";
import { UiIcon } from "../../../shared/ui/icons/UiIcon";
import { ActionBar } from "../ActionBar";
import { GenerationPanel } from "../GenerationPanel";
import { keepInEntry, useKeptInEntry } from "../keep-in-entry";
import { type DiagnosticsState, type RootCauseState, toRepairCase } from "../repair-state";
import { SourceLabel } from "../SourceLabel";
import { type How, useGeneration } from "../use-generation";
import { FoundInFiles } from "./FoundInFiles";
import type { AskedQuestions } from "./use-questions";

type AnswerFormProps = {
  arrived: DiagnosticsState;
  asked: AskedQuestions;
  /** What was found in the files, to be read and corrected. */
  found: Findings;
  /** Given all that was typed so far. */
  onBack: (state: DiagnosticsState) => void;
};

export function AnswerForm({ arrived, asked, found, onBack }: AnswerFormProps) {
  const navigate = useNavigate();
  const { generation, generate, stop } = useGeneration();
  const { register, handleSubmit, control, formState } = useForm({
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
  useKeptInEntry(state);

  async function findRootCause(how?: How) {
    const outcome = await generate(
      (assistant, ask) => assistant.rootCause(toRepairCase(state), ask),
      how,
    );
    if (outcome.status === "failed") toast.error(failureMessages.rootCause);
    if (outcome.status === "answered") await showRootCause(outcome.answer, outcome.source);
  }

  async function showRootCause(rootCause: string, rootCauseFrom: AssistantSource) {
    const { preserveAnswers: _flag, ...carried } = keepInEntry(state) ?? state;
    const next: RootCauseState = { ...carried, rootCause, rootCauseFrom };
    await navigate(paths.rootCause, { state: next });
  }

  const isBusy = generation.status === "busy";
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(() => findRootCause(), pointOutMissing)(event)}
    >
      <Card>
        <Stack spacing={3}>
          {asked.questions.map(({ id, question }, index) => (
            <FormField
              key={id}
              label={question}
              multiline
              minRows={2}
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
      <FoundInFiles found={found} register={register} />
      <GenerationPanel
        generation={generation}
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
