import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import type { MouseEvent } from "react";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import { accountMessages } from "~/services/accounts/account-error";
import { loadAccounts } from "~/services/accounts/load-accounts";
import { paths } from "~/shared/paths";
import { FormField } from "~/shared/ui/FormField";
import { PasswordField } from "~/shared/ui/PasswordField";
import { AccountForm } from "./AccountForm";
import { requiredPassword, requiredText } from "./auth-rules";
import { useAccountForm } from "./use-account-form";

export function SignInForm() {
  const navigate = useNavigate();
  const form = useAccountForm({
    defaultValues: { email: "", password: "" },
    action: async ({ email, password }) => (await loadAccounts()).signIn(email, password),
    fieldAtFault: () => "email",
  });

  /** Takes along what was typed; a click that opens another tab does not. */
  function goToForgotPassword(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(paths.forgotPassword, { state: { email: form.getValues("email") } });
  }

  const signInAsDemo = () => form.run(async () => (await loadAccounts()).signInAsDemo());

  return (
    <>
      <AccountForm form={form} submitLabel="Sign In">
        <FormField
          label="Email"
          type="email"
          autoComplete="username"
          {...form.field("email", {
            validate: requiredText(accountMessages["credentials-missing"]),
          })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          {...form.field("password", { validate: requiredPassword })}
        />
        <Link
          component={RouterLink}
          to={paths.forgotPassword}
          onClick={goToForgotPassword}
          sx={{ alignSelf: "flex-start" }}
        >
          Forgot Password?
        </Link>
      </AccountForm>
      <Button variant="outlined" disabled={form.isSubmitting} onClick={() => void signInAsDemo()}>
        Use the demo account
      </Button>
    </>
  );
}
