import Typography from "@mui/material/Typography";
import type { ItemState } from "~/features/repair/flow";

/** Which files told nothing: no model looked, or the browser could not read them. */
export function UnreadFiles({ item }: { item: ItemState }) {
  const isPhotoUnread = item.imageFile && item.findings.photo === undefined;
  const isRecordingUnread = item.audioFile && item.findings.recording === undefined;
  return (
    <>
      {isPhotoUnread && (
        <Typography sx={note}>
          Nothing was read from the photo. Say in your answers what it shows.
        </Typography>
      )}
      {isRecordingUnread && (
        <Typography sx={note}>
          Nothing was read from the recording. Say in your answers what you hear.
        </Typography>
      )}
    </>
  );
}

const note = { mt: 2, color: "text.secondary" };
