import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import type { SerializedFile } from "~/features/repair/serialized-file";
import { SerializedPhoto } from "~/features/repair/SerializedPhoto";

/** The photo that was chosen, small, with its name. */
export function ChosenPhoto({ photo }: { photo: SerializedFile }) {
  return (
    <Box sx={{ maxWidth: "100%" }}>
      <SerializedPhoto
        photo={photo}
        alt="Preview of your photo"
        sx={{ maxWidth: "100%", height: 160, objectFit: "contain", bgcolor: "bench" }}
      />
      <FileName name={photo.name} />
    </Box>
  );
}

/** The recording that was chosen, by its name. */
export function ChosenRecording({ recording }: { recording: SerializedFile }) {
  return (
    <Box sx={{ maxWidth: "100%" }}>
      <Typography sx={{ display: "flex", alignItems: "center", gap: 1, fontWeight: 600 }}>
        <UiIcon name="check" />
        Audio successfully uploaded
      </Typography>
      <FileName name={recording.name} />
    </Box>
  );
}

function FileName({ name }: { name: string }) {
  return (
    <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere", mt: 0.5 }}>
      {/* A mark of direction in a name turns nothing round but the name. */}
      <bdi>{name}</bdi>
    </Typography>
  );
}
