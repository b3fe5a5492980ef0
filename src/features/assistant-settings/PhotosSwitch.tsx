import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { supportsVision } from "~/services/assistant/vision-models";
import type { SettingsDraft } from "./settings-draft";

/** Whether photos are sent. For known models their name decides; for any other the person does. */
export function PhotosSwitch({ form }: { form: UseFormReturn<SettingsDraft> }) {
  const [model, readsPhotos] = useWatch({ control: form.control, name: ["model", "readsPhotos"] });
  return (
    <FormControlLabel
      label="Can see photos"
      control={
        <Switch
          checked={supportsVision({ model, readsPhotos })}
          onChange={(_event, isOn) => form.setValue("readsPhotos", isOn)}
        />
      }
    />
  );
}
