import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import { useState } from "react";
import { FormField, type FormFieldProps } from "./FormField";

type PasswordFieldProps = Omit<FormFieldProps, "type" | "label" | "slotProps"> & {
  label: string;
  autoComplete: "current-password" | "new-password";
};

/** A password, hidden until its toggle shows it. The toggle is named after the field: "Show password". */
export function PasswordField({ label, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const verb = isShown ? "Hide" : "Show";
  const toggle = (
    <InputAdornment position="end">
      <Button
        variant="text"
        size="small"
        aria-label={`${verb} ${label.toLowerCase()}`}
        onClick={() => setShown(!isShown)}
      >
        {verb}
      </Button>
    </InputAdornment>
  );
  return (
    <FormField
      {...props}
      label={label}
      type={isShown ? "text" : "password"}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { spellCheck: false, autoCapitalize: "none" },
      }}
    />
  );
}
