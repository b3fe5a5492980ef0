import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import type { UseFormReturn } from "react-hook-form";
import type { AnsweredQuestion } from "~/domain/repair-case";
import type { AssistantSource } from "~/services/assistant/assistant";
import { SourceControl } from "~/features/repair/SourceLabel";
import { FormField } from "~/shared/ui/FormField";
import type { AnswerFields } from "./use-answers";
import { QuickAnswers } from "./QuickAnswers";

type QuestionFieldsProps = {
  /** With the answers as they stand. */
  questions: readonly AnsweredQuestion[];
  from: AssistantSource | undefined;
  form: UseFormReturn<AnswerFields>;
  isLocked: boolean;
};

/** The three questions, each the name of its answer's field, with answers to tap below it. */
export function QuestionFields({ questions, from, form, isLocked }: QuestionFieldsProps) {
  return (
    <Card>
      <Stack spacing={3}>
        {questions.map(({ id, question, answer, choices }, index) => (
          <div key={id}>
            <FormField
              label={question}
              minRows={2}
              slotProps={{ htmlInput: { readOnly: isLocked } }}
              error={form.formState.errors.answers?.[index]?.answer}
              registration={form.register(`answers.${index}.answer`, {
                validate: (answer) =>
                  answer.trim() !== "" || 'A few words are enough; "not sure" counts',
              })}
            />
            <QuickAnswers
              question={question}
              choices={choices}
              answer={answer}
              isLocked={isLocked}
              onAnswer={(next) =>
                form.setValue(`answers.${index}.answer`, next, {
                  shouldValidate: form.formState.isSubmitted,
                })
              }
            />
          </div>
        ))}
      </Stack>
      <SourceControl source={from} />
    </Card>
  );
}
