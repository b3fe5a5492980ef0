import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { UseFormRegister } from "react-hook-form";
import type { Findings } from "~/domain/repair-case";
import { FormField } from "~/shared/ui/FormField";

type FoundInFilesProps = {
  found: Findings;
  register: UseFormRegister<{ answers: { answer: string }[]; found: Findings }>;
  isLocked: boolean;
  /** Told when a correction is done. */
  onCorrect: () => void;
};

/** What was found in the photo and the recording. All further answers rest on it, so it can be corrected. */
export function FoundInFiles({ found, register, isLocked, onCorrect }: FoundInFilesProps) {
  // A field that was emptied stays.
  const [{ photoShows, recordingHolds }] = useState(found);
  if (!photoShows && !recordingHolds) return null;
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
        {photoShows && (
          <FormField
            label="What the photo shows"
            multiline
            minRows={2}
            slotProps={slotProps}
            registration={register("found.photoShows", { onBlur: onCorrect })}
          />
        )}
        {recordingHolds && (
          <FormField
            label="What the recording holds"
            multiline
            minRows={2}
            slotProps={slotProps}
            registration={register("found.recordingHolds", { onBlur: onCorrect })}
          />
        )}
      </Stack>
    </Card>
  );
}
