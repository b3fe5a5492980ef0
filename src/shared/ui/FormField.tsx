import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { useId } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";

type FormFieldProps = Omit<TextFieldProps, "error" | "helperText" | "id"> & {
  /** What react-hook-form's `register` gave for this field. */
  registration: UseFormRegisterReturn;
  error?: FieldError;
  /** Said under the field while there is no error. */
  hint?: string;
};

/** The one text field of every form: label, hint, error and their ARIA wiring. */
export function FormField({ registration, error, hint, ...props }: FormFieldProps) {
  const { ref, ...field } = registration;
  return (
    <TextField
      fullWidth
      {...props}
      {...field}
      id={useId()}
      inputRef={ref}
      error={Boolean(error)}
      helperText={error?.message ?? hint}
    />
  );
}
