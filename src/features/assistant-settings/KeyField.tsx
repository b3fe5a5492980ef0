import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type UseFormReturn, useWatch } from "react-hook-form";
import {
  keyFor,
  removeKey,
  storedKeyFor,
  useAssistantSettings,
} from "~/services/assistant/assistant-settings";
import { FormField } from "~/shared/ui/FormField";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { isKey, type SettingsDraft } from "./settings-draft";

/** A new key, and what is known of the one that is kept: its last four characters. */
export function KeyField({ form }: { form: UseFormReturn<SettingsDraft> }) {
  const { register, setFocus, formState, control } = form;
  const baseUrl = useWatch({ control, name: "baseUrl" });
  const stored = useAssistantSettings(() => storedKeyFor(baseUrl));

  function remove() {
    removeKey();
    // The button disappears with the key, so the focus has to go somewhere.
    setFocus("apiKey");
  }

  return (
    <Stack spacing={1}>
      <FormField
        label="Key"
        type="password"
        autoComplete="off"
        placeholder={stored ? "Enter another key to replace it" : undefined}
        hint="Kept in this tab only, until you close it, and sent to this address only. A server on your own computer often needs none."
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: "none" } }}
        registration={register("apiKey", { validate: isKey })}
        error={formState.errors.apiKey}
      />
      {stored && (
        <Stack
          direction="row"
          spacing={2}
          sx={{ alignItems: "center", justifyContent: "space-between" }}
        >
          <Typography>
            A key that ends in {lastFour(stored)} is kept. Removing it takes effect at once.
          </Typography>
          <Button
            variant="text"
            size="small"
            startIcon={<UiIcon name="trash" />}
            onClick={remove}
            sx={{ flexShrink: 0, whiteSpace: "nowrap" }}
          >
            Remove key
          </Button>
        </Stack>
      )}
      {!stored && keyFor(baseUrl) && (
        <Typography>This copy of Mendwise brings a key for this server.</Typography>
      )}
    </Stack>
  );
}

/** Nothing of a short key, whose last four characters would be most of it. */
function lastFour(key: string) {
  return key.length < 12 ? "…" : key.slice(-4);
}
