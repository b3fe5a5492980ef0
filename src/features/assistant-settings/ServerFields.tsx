import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { isSameOrigin } from "../../services/assistant/assistant-settings";
import { FormField } from "../../shared/ui/FormField";
import { KeyField } from "./KeyField";
import { presetAt, serverPresets } from "./server-presets";
import { isModelName, isServerAddress, type SettingsDraft } from "./settings-draft";
import { useModelNames } from "./use-model-names";

const ownAddress = "own";

/** Which server, which of its models, and the key to it. */
export function ServerFields({ form }: { form: UseFormReturn<SettingsDraft> }) {
  const { register, setValue, getValues, clearErrors, formState } = form;
  const baseUrl = useWatch({ control: form.control, name: "baseUrl" });
  const { names, loadNames } = useModelNames(baseUrl);
  const namesId = useId();
  const preset = presetAt(baseUrl);
  const address = register("baseUrl", { validate: isServerAddress });

  function choosePreset(name: string) {
    const { baseUrl = "", model = "" } = serverPresets.find((preset) => preset.name === name) ?? {};
    dropKeyUnlessFor(baseUrl);
    setValue("baseUrl", baseUrl);
    setValue("model", model);
    clearErrors();
  }

  /** A key is for the server that it was entered for. */
  function dropKeyUnlessFor(nextBaseUrl: string) {
    if (!isSameOrigin(nextBaseUrl, getValues("baseUrl"))) setValue("apiKey", "");
  }

  return (
    <>
      <TextField
        select
        fullWidth
        label="Server"
        value={preset?.name ?? ownAddress}
        onChange={(event) => choosePreset(event.target.value)}
      >
        {serverPresets.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
        <MenuItem value={ownAddress}>Own address</MenuItem>
      </TextField>
      <FormField
        label="Address"
        type="url"
        placeholder="https://ai.example.com/v1"
        autoComplete="off"
        registration={{
          ...address,
          onChange: (event: { target: HTMLInputElement }) => {
            dropKeyUnlessFor(event.target.value);
            return address.onChange(event);
          },
        }}
        error={formState.errors.baseUrl}
      />
      <FormField
        label="Model"
        autoComplete="off"
        hint={hintFor(names)}
        onFocus={() => void loadNames(getValues())}
        slotProps={{ htmlInput: { list: namesId, spellCheck: false, autoCapitalize: "none" } }}
        registration={register("model", { validate: isModelName })}
        error={formState.errors.model}
      />
      <datalist id={namesId}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <KeyField form={form} />
    </>
  );
}

function hintFor(names: readonly string[]) {
  if (names.length === 0) return undefined;
  return `The server offers ${names.length === 1 ? "one model" : `${names.length} models`}: ${names.slice(0, 3).join(", ")}${names.length > 3 ? " and others" : ""}`;
}
