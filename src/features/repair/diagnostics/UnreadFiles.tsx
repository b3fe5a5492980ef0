import Typography from "@mui/material/Typography";
import type { Findings } from "~/domain/repair-case";
import type { ItemState } from "~/features/repair/repair-state";

/** Which files told nothing: no model looked, or the browser could not read them. */
export function UnreadFiles({ item, found }: { item: ItemState; found: Findings }) {
  const isPhotoUnread = item.imageFile && found.photoShows === undefined;
  const isRecordingUnread = item.audioFile && found.recordingHolds === undefined;
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
