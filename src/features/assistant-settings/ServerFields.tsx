import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { isSameOrigin } from "~/services/assistant/server-address";
import { FormField } from "~/shared/ui/FormField";
import { AboutServer } from "./AboutServer";
import { KeyField } from "./KeyField";
import { ModelField } from "./ModelField";
import { PhotosSwitch } from "./PhotosSwitch";
import { presetAt, serverPresets } from "./server-presets";
import { isServerAddress, type SettingsDraft } from "./settings-draft";

const ownAddress = "own";

/** Which server, which of its models, and the key to it. */
export function ServerFields({ form }: { form: UseFormReturn<SettingsDraft> }) {
  const { register, setValue, getValues, clearErrors, formState } = form;
  const baseUrl = useWatch({ control: form.control, name: "baseUrl" });
  const address = register("baseUrl", { validate: isServerAddress });

  function choosePreset(name: string) {
    const { baseUrl = "", model = "" } = serverPresets.find((preset) => preset.name === name) ?? {};
    dropKeyUnlessFor(baseUrl);
    setValue("baseUrl", baseUrl);
    setValue("model", model);
    setValue("readsPhotos", undefined);
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
        value={presetAt(baseUrl)?.name ?? ownAddress}
        onChange={(event) => choosePreset(event.target.value)}
      >
        {serverPresets.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
        <MenuItem value={ownAddress}>Own address</MenuItem>
      </TextField>
      <AboutServer baseUrl={baseUrl} />
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
      <ModelField form={form} />
      <PhotosSwitch form={form} />
      <KeyField form={form} />
    </>
  );
}
