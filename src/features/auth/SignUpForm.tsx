import { accountMessages } from "~/services/accounts/account-error";
import { loadAccounts } from "~/services/accounts/load-accounts";
import { forgetFields, keepFields, keptFields } from "~/shared/kept-fields";
import { FormField } from "~/shared/ui/FormField";
import { PasswordField } from "~/shared/ui/PasswordField";
import { AccountForm } from "./AccountForm";
import {
  areTermsAccepted,
  isEmailAddress,
  isNewPassword,
  isSamePassword,
  newPasswordHint,
  requiredText,
} from "./auth-rules";
import { TermsCheckbox } from "./TermsCheckbox";
import { useAccountForm } from "./use-account-form";

const emptyForm = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  confirmPassword: "",
  hasAcceptedTerms: false,
};

export function SignUpForm() {
  const form = useAccountForm({
    defaultValues: emptyForm,
    action: async (account) => (await loadAccounts()).signUp(account),
    fieldAtFault: () => "email",
  });
  return (
    <AccountForm form={form} ref={keepTyped} submitLabel="Create Account">
      <FormField
        label="First name"
        autoComplete="given-name"
        {...form.field("firstName", { validate: requiredText("First name is required") })}
      />
      <FormField
        label="Last name"
        autoComplete="family-name"
        {...form.field("lastName", { validate: requiredText("Last name is required") })}
      />
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        {...form.field("email", {
          validate: (email) => {
            const given = requiredText(accountMessages["credentials-missing"])(email);
            return given === true ? isEmailAddress(email) : given;
          },
        })}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={newPasswordHint}
        {...form.field("password", {
          validate: isNewPassword(accountMessages["credentials-missing"]),
          deps: ["confirmPassword"],
        })}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...form.field("confirmPassword", {
          validate: (confirmation: string, values) => isSamePassword(confirmation, values.password),
        })}
      />
      <TermsCheckbox {...form.field("hasAcceptedTerms", { validate: areTermsAccepted })} />
    </AccountForm>
  );
}

const draft = "sign-up-draft";
const keptNames = new Set(["firstName", "lastName", "email"]);

/** Over a reload, for as long as the form is open. What was typed before the script was there counts more. */
function keepTyped(form: HTMLFormElement | null) {
  const fields = Array.from(form?.elements ?? [])
    .filter((element) => element instanceof HTMLInputElement)
    .filter(({ name }) => keptNames.has(name));
  const kept = keptFields(draft);
  for (const field of fields) field.value ||= kept[field.name] ?? "";
  const keep = () =>
    keepFields(draft, Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  keep();
  form?.addEventListener("input", keep);
  return () => {
    form?.removeEventListener("input", keep);
    forgetFields(draft);
  };
}
