import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { accountMessages } from "~/services/accounts/account-error";
import { loadAccounts } from "~/services/accounts/load-accounts";
import { paths } from "~/shared/paths";
import { FormField } from "~/shared/ui/FormField";
import { PasswordField } from "~/shared/ui/PasswordField";
import { AccountForm } from "./AccountForm";
import { requiredPassword, requiredText } from "./auth-rules";
import { useAccountForm } from "./use-account-form";

const demoAccount = { email: "test@example.com", password: "password123" };

export function SignInForm() {
  const form = useAccountForm({
    defaultValues: { email: "", password: "" },
    action: async ({ email, password }) => (await loadAccounts()).signIn(email, password),
    fieldAtFault: () => "email",
  });

  function signInAsDemo() {
    form.setValue("email", demoAccount.email);
    form.setValue("password", demoAccount.password);
    void form.submit();
  }

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
        <Link component={RouterLink} to={paths.forgotPassword} sx={{ alignSelf: "flex-start" }}>
          Forgot Password?
        </Link>
      </AccountForm>
      <Button variant="outlined" disabled={form.isSubmitting} onClick={signInAsDemo}>
        Use the demo account
      </Button>
    </>
  );
}
