import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput";
import { type InputHTMLAttributes, type RefCallback, useId } from "react";
import { growingText } from "./growing-text";

type OwnInput = "type" | "autoComplete" | "placeholder" | "defaultValue" | "onFocus";

/** What ties an input to its form: what react-hook-form's `register` gives, or a form's own way. */
export type Registration = {
  name: string;
  ref: RefCallback<HTMLInputElement | HTMLTextAreaElement>;
  onChange(event: { target: HTMLInputElement | HTMLTextAreaElement }): unknown;
};

export type FormFieldProps = Pick<OutlinedInputProps, OwnInput | "required" | "autoFocus"> & {
  label: string;
  /** Takes several lines, and shows at least so many. */
  minRows?: number;
  registration: Registration;
  error?: { message?: string };
  /** Said under the field while there is no error there. */
  hint?: string;
  /** The id of the form's FormErrors, where they say the error; without it the field says its own. */
  errorBoxId?: string;
  slotProps?: {
    input?: Pick<OutlinedInputProps, "endAdornment" | "readOnly">;
    htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  };
};

/**
 * A text field that a form has registered: label, hint, error and their ARIA wiring. Put together from MUI's
 * parts, for its TextField brings a select with menus and layers along.
 */
export function FormField(props: FormFieldProps) {
  const { label, minRows, registration, error, hint, errorBoxId, slotProps, required, ...input } =
    props;
  const { ref, ...field } = registration;
  const id = useId();
  const helperText = errorBoxId ? hint : (error?.message ?? hint);
  const describedBy = [error && errorBoxId, helperText && `${id}-helper-text`]
    .filter(Boolean)
    .join(" ");
  return (
    <FormControl fullWidth error={Boolean(error)} required={required}>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        {...slotProps?.input}
        {...field}
        {...(minRows && growingText)}
        id={id}
        inputRef={ref}
        inputProps={{
          ...slotProps?.htmlInput,
          rows: minRows,
          "aria-describedby": describedBy || undefined,
        }}
      />
      {helperText && (
        // A hint stays a hint while the box says the error.
        <FormHelperText id={`${id}-helper-text`} error={errorBoxId ? false : undefined}>
          {helperText}
        </FormHelperText>
      )}
    </FormControl>
  );
}
