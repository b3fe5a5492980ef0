import { useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { FormField } from "~/shared/ui/FormField";
import { isModelName, type SettingsDraft } from "./settings-draft";
import { useModelNames } from "./use-model-names";

/** Any name may be typed; those that the server tells are suggested. */
export function ModelField({ form }: { form: UseFormReturn<SettingsDraft> }) {
  const { register, getValues, setValue, formState } = form;
  const baseUrl = useWatch({ control: form.control, name: "baseUrl" });
  const { names, loadNames } = useModelNames(baseUrl);
  const namesId = useId();
  return (
    <>
      <FormField
        label="Model"
        autoComplete="off"
        hint={names.length > 0 ? offer(names) : undefined}
        onFocus={() => void loadNames(getValues())}
        slotProps={{ htmlInput: { list: namesId, spellCheck: false, autoCapitalize: "none" } }}
        registration={register("model", {
          validate: isModelName,
          // What was said of the old model does not hold for the new one.
          onChange: () => setValue("readsPhotos", undefined),
        })}
        error={formState.errors.model}
      />
      <datalist id={namesId}>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

function offer(names: readonly string[]) {
  const others = names.length - 3;
  return `On this server: ${names.slice(0, 3).join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
}
