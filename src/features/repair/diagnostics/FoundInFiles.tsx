import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { UseFormRegister } from "react-hook-form";
import { FormField } from "~/shared/ui/FormField";
import type { AnswerFields } from "./use-answers";

type FoundInFilesProps = {
  found: Pick<AnswerFields, "photo" | "recording">;
  register: UseFormRegister<AnswerFields>;
  isLocked: boolean;
  /** Told when a correction is done. */
  onCorrect: () => void;
};

/** What was found in the photo and the recording. All further answers rest on it, so it can be corrected. */
export function FoundInFiles({ found, register, isLocked, onCorrect }: FoundInFilesProps) {
  // As they were at first, so that a field that was emptied stays.
  const [{ photo, recording }] = useState(found);
  if (!photo && !recording) return null;
  const slotProps = { htmlInput: { readOnly: isLocked } };
  return (
    <Card component="section" aria-label="Found in your files" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2">
        Found in your files
      </Typography>
      <Typography sx={{ color: "text.secondary", mt: 0.5, mb: 2.5 }}>
        Correct what is wrong: the next steps rest on it.
      </Typography>
      <Stack spacing={3}>
        {photo && (
          <FormField
            label="What the photo shows"
            minRows={2}
            slotProps={slotProps}
            registration={register("photo", { onBlur: onCorrect })}
          />
        )}
        {recording && (
          <FormField
            label="What the recording holds"
            minRows={2}
            slotProps={slotProps}
            registration={register("recording", { onBlur: onCorrect })}
          />
        )}
      </Stack>
    </Card>
  );
}
