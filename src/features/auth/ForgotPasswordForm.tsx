import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { accountMessages } from "~/services/accounts/account-error";
import { loadPasswordReset } from "~/services/accounts/load-accounts";
import { paths } from "~/shared/paths";
import { FormField } from "~/shared/ui/FormField";
import { AccountForm } from "./AccountForm";
import { AuthCard } from "./AuthCard";
import { requiredText } from "./auth-rules";
import { enterCodePath } from "./reset-link";
import { useAccountForm } from "./use-account-form";

type ForgotPasswordFormProps = {
  /** What was typed where the person came from. */
  typed: string;
  /** Called with the address once the e-mail is on its way. */
  onSent: (email: string) => void;
};

export function ForgotPasswordForm({ typed, onSent }: ForgotPasswordFormProps) {
  const form = useAccountForm({
    defaultValues: { email: "" },
    action: async ({ email }) => {
      await (await loadPasswordReset()).requestResetCode(email);
      onSent(email);
    },
    fieldAtFault: () => "email",
  });
  const help = (
    <>
      {form.hasFailure("not-registered") && (
        <Link component={RouterLink} to={paths.signUp}>
          Create an account
        </Link>
      )}
      {form.hasFailure("email-not-sent") && (
        <Typography>
          Have the code all the same?{" "}
          <Link component={RouterLink} to={enterCodePath(form.getValues("email"))}>
            Enter code
          </Link>
        </Typography>
      )}
    </>
  );
  return (
    <AuthCard
      title="Forgot your password?"
      intro="Tell us the address of your account. We send you a code and a link."
    >
      <AccountForm form={form} submitLabel="Send Reset Link" help={help}>
        <FormField
          label="Email"
          type="email"
          autoComplete="username"
          defaultValue={typed}
          {...form.field("email", { validate: requiredText(accountMessages["email-missing"]) })}
        />
      </AccountForm>
      <Link component={RouterLink} to={paths.signIn} sx={{ alignSelf: "flex-start" }}>
        Back to Sign In
      </Link>
    </AuthCard>
  );
}
