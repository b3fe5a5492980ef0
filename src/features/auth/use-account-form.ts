import { useId } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  useForm,
} from "react-hook-form";
import { AccountError, type AccountFailure } from "~/services/accounts/account-error";

type AccountForm<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>;
  /** What the form is for. Fails with an AccountError, which the red box then says. */
  action: (values: Values) => Promise<void>;
  /** The field to mark and to go to for a failure of the action. */
  fieldAtFault: (failure: AccountFailure) => Path<Values>;
};

/** A form around one account action: its fields, its messages, and its way of being sent. */
export function useAccountForm<Values extends FieldValues>({
  defaultValues,
  action,
  fieldAtFault,
}: AccountForm<Values>) {
  const form = useForm<Values>({ defaultValues });
  const errorBoxId = useId();

  const submit = form.handleSubmit(async (values) => {
    try {
      await action(values);
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      const { failure, message } = error;
      form.setError(fieldAtFault(failure), { type: failure, message }, { shouldFocus: true });
    }
  });

  const errors = Object.values(form.formState.errors).filter((error) => error !== undefined);
  return {
    getValues: form.getValues,
    setValue: form.setValue,
    submit,
    isSubmitting: form.formState.isSubmitting,
    errorBoxId,
    messages: errors.flatMap(({ message }) => (typeof message === "string" ? [message] : [])),
    /** Whether the action failed for this reason. */
    hasFailure: (failure: AccountFailure) => errors.some(({ type }) => type === failure),
    /** What FormField and PasswordField need for a field. */
    field: <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
      registration: form.register(name, options),
      error: form.getFieldState(name, form.formState).error,
      errorBoxId,
    }),
  };
}
