import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Link from "@mui/material/Link";
import { paths } from "~/shared/paths";
import type { Registration } from "~/shared/ui/FormField";

type TermsCheckboxProps = {
  registration: Registration;
  error?: { message?: string };
  errorBoxId: string;
};

/** The documents open in a new tab: leaving this page would lose what was typed. */
export function TermsCheckbox({ registration, error, errorBoxId }: TermsCheckboxProps) {
  const { ref, ...field } = registration;
  const checkbox = (
    <Checkbox
      {...field}
      sx={error && { color: "error.main" }}
      slotProps={{
        input: { ref, "aria-invalid": Boolean(error), "aria-describedby": error && errorBoxId },
      }}
    />
  );
  return (
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
  );
}
