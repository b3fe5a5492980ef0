import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { ReactNode, RefCallback } from "react";
import { FormErrors } from "~/shared/ui/FormErrors";
import type { useAccountForm } from "./use-account-form";

type AccountFormProps = {
  form: Pick<
    ReturnType<typeof useAccountForm>,
    "submit" | "isSubmitting" | "errorBoxId" | "messages"
  >;
  ref?: RefCallback<HTMLFormElement>;
  submitLabel: string;
  /** Stands under the box: the way out of an error, where there is one. */
  help?: ReactNode;
  children: ReactNode;
};

/** The frame of an account form: the red box, the fields, the one button. */
export function AccountForm({ form, ref, submitLabel, help, children }: AccountFormProps) {
  return (
    <Stack
      component="form"
      ref={ref}
      noValidate
      useFlexGap
      spacing={2.5}
      onSubmit={(event) => void form.submit(event)}
    >
      <FormErrors id={form.errorBoxId} messages={form.messages} />
      {help}
      {children}
      <Button type="submit" size="large" loading={form.isSubmitting}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
