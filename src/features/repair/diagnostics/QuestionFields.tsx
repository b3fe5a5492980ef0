import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import type { UseFormReturn } from "react-hook-form";
import { SourceLabel } from "~/features/repair/SourceLabel";
import { FormField } from "~/shared/ui/FormField";
import type { AnswerFields } from "./use-answers";
import type { AskedQuestions } from "./use-questions";

type QuestionFieldsProps = {
  asked: AskedQuestions;
  form: UseFormReturn<AnswerFields>;
  isLocked: boolean;
};

/** The three questions, each the name of its answer's field. */
export function QuestionFields({ asked, form, isLocked }: QuestionFieldsProps) {
  return (
    <Card>
      <Stack spacing={3}>
        {asked.questions.map(({ id, question }, index) => (
          <FormField
            key={id}
            label={question}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { readOnly: isLocked } }}
            error={form.formState.errors.answers?.[index]?.answer}
            registration={form.register(`answers.${index}.answer`, {
              validate: (answer) =>
                answer.trim() !== "" || 'A few words are enough; "not sure" counts',
            })}
          />
        ))}
      </Stack>
      <SourceLabel source={asked.from} />
    </Card>
  );
}
