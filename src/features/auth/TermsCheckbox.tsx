import Checkbox from "@mui/material/Checkbox";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Link from "@mui/material/Link";
import { useId } from "react";
import { paths } from "~/shared/paths";
import type { Registration } from "~/shared/ui/FormField";

type TermsCheckboxProps = {
  registration: Registration;
  error?: { message?: string };
};

/** The documents open in a new tab: leaving this page would lose what was typed. */
export function TermsCheckbox({ registration, error }: TermsCheckboxProps) {
  const { ref, ...field } = registration;
  const errorId = useId();
  const checkbox = (
    <Checkbox
      {...field}
      sx={error && { color: "error.main" }}
      slotProps={{
        input: { ref, "aria-invalid": Boolean(error), "aria-describedby": error && errorId },
      }}
    />
  );
  return (
    <FormControl error={Boolean(error)}>
      <FormControlLabel
        control={checkbox}
        label={
          <>
            I agree to the{" "}
            <Link href={paths.terms} target="_blank" rel="noopener">
              Terms of Service
            </Link>{" "}
            and the{" "}
            <Link href={paths.privacy} target="_blank" rel="noopener">
              Privacy Policy
            </Link>
          </>
        }
      />
      {error && <FormHelperText id={errorId}>{error.message}</FormHelperText>}
    </FormControl>
  );
}
