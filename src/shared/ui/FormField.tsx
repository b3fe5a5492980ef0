import type { InputProps } from "@mui/material/Input";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import { type InputHTMLAttributes, useId } from "react";
import type { FieldError, UseFormRegisterReturn } from "react-hook-form";

export type FormFieldProps = Omit<TextFieldProps, "error" | "helperText" | "id" | "slotProps"> & {
  /** What react-hook-form's `register` gave for this field. */
  registration: UseFormRegisterReturn;
  error?: FieldError;
  /** Said under the field while there is no error there. */
  hint?: string;
  /** The id of the form's FormErrors, where they say the error; without it the field says its own. */
  errorBoxId?: string;
  slotProps?: {
    input?: Pick<InputProps, "endAdornment">;
    htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  };
};

/** The one text field of every form: label, hint, error and their ARIA wiring. */
export function FormField({
  registration,
  error,
  hint,
  errorBoxId,
  slotProps,
  ...props
}: FormFieldProps) {
  const { ref, ...field } = registration;
  const id = useId();
  const helperText = errorBoxId ? hint : (error?.message ?? hint);
  const describedBy = [error && errorBoxId, helperText && `${id}-helper-text`]
    .filter(Boolean)
    .join(" ");
  return (
    <TextField
      fullWidth
      {...props}
      {...field}
      id={id}
      inputRef={ref}
      error={Boolean(error)}
      helperText={helperText}
      slotProps={{
        ...slotProps,
        // A hint stays a hint while the box says the error.
        formHelperText: errorBoxId ? { error: false } : undefined,
        htmlInput: { ...slotProps?.htmlInput, "aria-describedby": describedBy || undefined },
      }}
    />
  );
}
