import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import { useState } from "react";
import { FormField, type FormFieldProps } from "./FormField";

type PasswordFieldProps = Omit<FormFieldProps, "type" | "slotProps"> & {
  autoComplete: "current-password" | "new-password";
};

/** A password, hidden until its toggle shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const verb = isShown ? "Hide" : "Show";
  const toggle = (
    <InputAdornment position="end">
      <Button
        variant="text"
        size="small"
        aria-label={`${verb} password`}
        onClick={() => setShown(!isShown)}
      >
        {verb}
      </Button>
    </InputAdornment>
  );
  return (
    <FormField
      {...props}
      type={isShown ? "text" : "password"}
      slotProps={{
        input: { endAdornment: toggle },
        htmlInput: { spellCheck: false, autoCapitalize: "none" },
      }}
    />
  );
}
