import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { toast } from "react-toastify/unstyled";
import { renameUser } from "~/services/accounts/accounts";
import type { User } from "~/services/accounts/session-store";
import { forgetFields, keepFields, keptFields } from "~/shared/kept-fields";
import { FormField } from "~/shared/ui/FormField";

/** The specification's simulated save. */
const saveMs = 1000;

export function ProfileForm({ user }: { user: User }) {
  const draft = `profile-draft ${user.id}`;
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: user.email, name: keptFields(draft).name ?? user.name ?? "" },
  });
  useEffect(() => () => forgetFields(draft), [draft]);
  const save = handleSubmit(async ({ name }) => {
    await new Promise((resolve) => setTimeout(resolve, saveMs));
    renameUser(name);
    forgetFields(draft);
    toast.success(<ProfileUpdated />);
  });
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void save(event)}>
      <FormField
        label="Email"
        type="email"
        autoComplete="email"
        hint="Your email cannot be changed"
        slotProps={{ input: { readOnly: true } }}
        registration={register("email")}
      />
      <FormField
        label="Full name"
        autoComplete="name"
        error={formState.errors.name}
        registration={register("name", {
          validate: (name) => name.trim() !== "" || "Full name is required",
          onChange: ({ target }) => keepFields(draft, { name: target.value }),
        })}
      />
      <Button
        type="submit"
        size="large"
        disabled={formState.isSubmitting}
        sx={{ alignSelf: "flex-start" }}
      >
        {formState.isSubmitting ? "Updating..." : "Update Profile"}
      </Button>
    </Stack>
  );
}

function ProfileUpdated() {
  return (
    <>
      <strong>Profile updated</strong>
      <div>Your profile information has been updated successfully.</div>
    </>
  );
}
