import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { UiIcon } from "../../../shared/ui/icons/UiIcon";
import type { TravellingFile } from "../travelling-file";
import { TravellingPhoto } from "../TravellingPhoto";

export function ChosenPhoto({ photo }: { photo: TravellingFile }) {
  return (
    <Box sx={{ maxWidth: "100%" }}>
      <TravellingPhoto
        photo={photo}
        alt="Preview of your photo"
        sx={{ maxWidth: "100%", height: 160, objectFit: "contain", bgcolor: "bench" }}
      />
      <FileName name={photo.name} />
    </Box>
  );
}

export function ChosenRecording({ recording }: { recording: TravellingFile }) {
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
      {name}
    </Typography>
  );
}
