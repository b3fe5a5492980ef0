import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import { useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { toast } from "react-toastify/unstyled";
import type { AnsweredQuestion, AssistantSource } from "../../../services/assistant/assistant";
import { failureMessages } from "../../../services/assistant/failure-words";
import { paths } from "../../../shared/paths";
import { FormField } from "../../../shared/ui/FormField";
import { UiIcon } from "../../../shared/ui/icons/UiIcon";
import { ActionBar } from "../ActionBar";
import { GenerationPanel } from "../GenerationPanel";
import { keepInEntry, useKeptInEntry } from "../keep-in-entry";
import { type DiagnosticsState, type RootCauseState, toRepairCase } from "../repair-state";
import { SourceLabel } from "../SourceLabel";
import { useGeneration } from "../use-generation";
import type { AskedQuestions } from "./use-questions";

type AnswerFormProps = {
  arrived: DiagnosticsState;
  asked: AskedQuestions;
  onBack: (answers: AnsweredQuestion[]) => void;
};

export function AnswerForm({ arrived, asked, onBack }: AnswerFormProps) {
  const navigate = useNavigate();
  const { generation, generate, stop } = useGeneration();
  const { register, handleSubmit, control, formState } = useForm({
    defaultValues: { answers: asked.questions.map(({ answer }) => ({ answer })) },
  });
  const answers = useWatch({ control, name: "answers" });
  const state = useMemo(
    () => ({
      ...arrived,
      preserveAnswers: true,
      questionsFrom: asked.from,
      questions: asked.questions.map((question, index) => ({
        ...question,
        answer: answers[index]?.answer ?? "",
      })),
    }),
    [arrived, asked, answers],
  );
  useKeptInEntry(state);

  async function findRootCause(source?: AssistantSource) {
    const outcome = await generate(
      (assistant, ask) => assistant.rootCause(toRepairCase(state), ask),
      source,
    );
    if (outcome.status === "failed") toast.error(failureMessages.rootCause);
    if (outcome.status !== "answered") return;
    const { preserveAnswers: _flag, ...carried } = keepInEntry(state) ?? state;
    const next: RootCauseState = {
      ...carried,
      rootCause: outcome.answer,
      rootCauseFrom: outcome.assistant.source,
    };
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
      <GenerationPanel
        generation={generation}
        busyLabel="Weighing your answers"
        failureMessage={failureMessages.rootCause}
        onStop={stop}
        onUseHandbook={() => void findRootCause("handbook")}
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
          onClick={() => onBack(state.questions)}
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
