import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useMemo, useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { toast } from "react-toastify/unstyled";
import { paths } from "~/shared/paths";
import { repairCategories } from "~/domain/repair-categories";
import { FormField } from "~/shared/ui/FormField";
import { ActionBar } from "~/features/repair/ActionBar";
import {
  persistHistoryState,
  usePersistedHistoryState,
} from "~/features/repair/persist-history-state";
import type { DiagnosticsState, RequestState } from "~/features/repair/repair-state";
import { type SerializedFile, restoreFile } from "~/features/repair/serialized-file";
import { ChosenPhoto, ChosenRecording } from "./ChosenFile";
import { PhotoNote, RecordingNote } from "./FileNotes";
import { UploadField } from "./UploadField";
import { usePhoto, useRecording } from "./use-upload";

/** The specification's simulated wait: the request itself makes no call. */
const analysisMs = 1500;
/** Longer than a ten-megabyte recording takes on a slow phone; after it the request goes on without. */
const listeningMs = 10_000;

/** Longer than anybody writes, short enough for every model. */
const longestText = 8000;

const atLeast = (length: number, message: string) => ({
  validate: (text: string) => {
    if (text.trim().length > longestText) return "Use at most 8,000 characters";
    return text.trim().length >= length || message;
  },
});

export function RequestForm({ kept }: { kept: RequestState | null }) {
  const navigate = useNavigate();
  const example = useCategoryExample();
  const photo = usePhoto(kept?.imageFile ?? null);
  const recording = useRecording(kept?.audioFile ?? null);
  const { register, handleSubmit, control, formState } = useForm({
    defaultValues: {
      itemDescription: kept?.itemDescription ?? "",
      itemIssue: kept?.itemIssue ?? "",
    },
  });
  const { errors, isSubmitting } = formState;
  const [itemDescription, itemIssue] = useWatch({
    control,
    name: ["itemDescription", "itemIssue"],
  });

  const draft = useMemo<RequestState>(
    () => ({
      preserveFormData: true,
      itemDescription,
      itemIssue,
      imageFile: photo.file,
      audioFile: recording.file,
      // What was found holds as long as the file is the same.
      photoShows: photo.file === kept?.imageFile ? kept?.photoShows : undefined,
      recordingHolds: recording.file === kept?.audioFile ? kept?.recordingHolds : undefined,
    }),
    [itemDescription, itemIssue, photo.file, recording.file, kept],
  );
  usePersistedHistoryState(draft);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function startDiagnosis() {
    const [recordingHolds] = await Promise.all([
      draft.recordingHolds ?? soundIn(recording.file),
      new Promise((resolve) => setTimeout(resolve, analysisMs)),
    ]);
    // Left meanwhile: a wait that outlives its screen must not pull the person back.
    if (isLeft.current) return;
    try {
      const taken = persistHistoryState(draft);
      if (!taken) throw new Error("The browser keeps no state for this page");
      const state: DiagnosticsState = {
        itemDescription: itemDescription.trim(),
        itemIssue: itemIssue.trim(),
        imageFile: taken.imageFile,
        audioFile: taken.audioFile,
        ...(draft.photoShows && { photoShows: draft.photoShows }),
        ...(recordingHolds && { recordingHolds }),
      };
      await navigate(paths.diagnostics, { state });
      // What was wrong with the form is settled.
      toast.dismiss();
      toast.success("Starting diagnostic analysis!");
    } catch (error) {
      console.error("The request could not go on:", error);
      toast.error("Failed to start diagnostic analysis. Please try again.");
    }
  }

  function pointOutMissing() {
    if (!itemDescription.trim() || !itemIssue.trim())
      toast.error("Please fill in all required fields");
  }

  // What was sent cannot be changed any more.
  const whileOpen = { htmlInput: { readOnly: isSubmitting } };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(startDiagnosis, pointOutMissing)(event)}
    >
      <Card>
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          Tell us about your item
        </Typography>
        <Stack spacing={3}>
          <FormField
            label="Item Description"
            required
            multiline
            minRows={3}
            placeholder={example.exampleItem}
            slotProps={whileOpen}
            hint="Minimum 10 characters"
            error={errors.itemDescription}
            registration={register(
              "itemDescription",
              atLeast(10, "Description must be at least 10 characters"),
            )}
          />
          <FormField
            label="Issue Description"
            required
            multiline
            minRows={3}
            placeholder={example.exampleIssue}
            slotProps={whileOpen}
            hint="Minimum 5 characters"
            error={errors.itemIssue}
            registration={register(
              "itemIssue",
              atLeast(5, "Issue description must be at least 5 characters"),
            )}
          />
          <Box
            sx={{
              display: "grid",
              gap: 2,
              gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
            }}
          >
            <UploadField
              name="Upload image"
              removeName="Remove image"
              accept="image/*"
              icon="photo"
              hint="Optional. JPG, PNG or GIF, at most 10MB"
              note={<PhotoNote />}
              isReading={photo.isReading}
              isLocked={isSubmitting}
              chosen={photo.file && <ChosenPhoto photo={photo.file} />}
              onChoose={(file) => void photo.choose(file)}
              onRemove={photo.remove}
            />
            <UploadField
              name="Upload audio"
              removeName="Remove audio"
              accept="audio/*"
              icon="sound"
              hint="Optional. MP3, WAV or M4A, at most 10MB"
              note={<RecordingNote />}
              isReading={recording.isReading}
              isLocked={isSubmitting}
              chosen={recording.file && <ChosenRecording recording={recording.file} />}
              onChoose={(file) => void recording.choose(file)}
              onRemove={recording.remove}
            />
          </Box>
        </Stack>
      </Card>
      <ActionBar>
        <Button
          type="submit"
          size="large"
          disabled={isSubmitting || photo.isReading || recording.isReading}
          startIcon={isSubmitting && <CircularProgress size={20} color="inherit" aria-hidden />}
        >
          {isSubmitting ? "Analyzing Your Issue..." : "Continue to Diagnostics"}
        </Button>
      </ActionBar>
    </Box>
  );
}

/** The sounds in the recording, in words; nothing where there is none, or the browser cannot tell. */
async function soundIn(recording: SerializedFile | null): Promise<string> {
  if (!recording) return "";
  try {
    const { describeSound } = await import("~/services/sound/listen");
    return await describeSound(restoreFile(recording), AbortSignal.timeout(listeningMs));
  } catch {
    // Offline, before that part of the app was fetched.
    return "";
  }
}

/** The landing page's categories lead here with their name in the address. */
function useCategoryExample() {
  const [search] = useSearchParams();
  const chosen = repairCategories.find(({ id }) => id === search.get("category"));
  return chosen ?? repairCategories[6];
}
