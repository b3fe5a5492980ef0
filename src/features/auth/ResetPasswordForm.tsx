import { accountMessages } from "~/services/accounts/account-error";
import { loadPasswordReset } from "~/services/accounts/load-accounts";
import { FormField } from "~/shared/ui/FormField";
import { PasswordField } from "~/shared/ui/PasswordField";
import { AccountForm } from "./AccountForm";
import { isNewPassword, isSamePassword, newPasswordHint, requiredText } from "./auth-rules";
import { useAccountForm } from "./use-account-form";

type ResetPasswordFormProps = { email: string; onDone: () => void };

export function ResetPasswordForm({ email, onDone }: ResetPasswordFormProps) {
  const form = useAccountForm({
    defaultValues: { code: "", newPassword: "", confirmPassword: "" },
    action: async ({ code, newPassword }) => {
      await (await loadPasswordReset()).resetPassword({ email, code, newPassword });
      onDone();
    },
    fieldAtFault: () => "code",
  });
  return (
    <AccountForm form={form} submitLabel="Reset Password">
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <FormField
        label="Verification code"
        autoComplete="one-time-code"
        hint="Six digits. Pasting works, with or without spaces."
        slotProps={{ htmlInput: { inputMode: "numeric" } }}
        {...form.field("code", { validate: requiredText(accountMessages["code-missing"]) })}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={newPasswordHint}
        {...form.field("newPassword", {
          validate: isNewPassword(accountMessages["new-password-missing"]),
          deps: ["confirmPassword"],
        })}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...form.field("confirmPassword", {
          validate: (confirmation: string, values) =>
            isSamePassword(confirmation, values.newPassword),
        })}
      />
    </AccountForm>
  );
}
