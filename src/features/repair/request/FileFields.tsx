import Box from "@mui/material/Box";
import useMediaQuery from "@mui/material/useMediaQuery";
import { FileButton } from "~/features/repair/FileButton";
import { RecordSound } from "~/features/repair/recording/RecordSound";
import { ChosenPhoto, ChosenRecording } from "./ChosenFile";
import { PhotoNote, RecordingNote } from "./FileNotes";
import { UploadField } from "./UploadField";
import type { Upload } from "./use-upload";

type FileFieldsProps = {
  photo: Upload;
  recording: Upload;
  isLocked: boolean;
  onRecording: (isRunning: boolean) => void;
};

/** The optional photo and recording, side by side where there is room. */
export function FileFields({ photo, recording, isLocked, onRecording }: FileFieldsProps) {
  // Elsewhere the browser would only show the same choice of files again.
  const isPhone = useMediaQuery("(pointer: coarse)", { noSsr: true });
  return (
    <Box sx={sideBySide}>
      <UploadField
        name="Upload image"
        removeName="Remove image"
        accept="image/*"
        icon="photo"
        hint="Optional. JPG, PNG or GIF, at most 10MB"
        note={<PhotoNote />}
        isReading={photo.isReading}
        isLocked={isLocked}
        beside={
          isPhone && (
            <FileButton
              name="Take a photo"
              accept="image/*"
              icon="photo"
              capture="environment"
              isLocked={isLocked}
              onChoose={(file) => void photo.choose(file)}
            />
          )
        }
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
        isLocked={isLocked}
        beside={
          <RecordSound
            name="Record a sound"
            isLocked={isLocked}
            onRecorded={(file) => void recording.choose(file)}
            onRunning={onRecording}
          />
        }
        chosen={recording.file && <ChosenRecording recording={recording.file} />}
        onChoose={(file) => void recording.choose(file)}
        onRemove={recording.remove}
      />
    </Box>
  );
}

const sideBySide = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
};
