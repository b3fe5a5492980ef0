import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { compareRecordings } from "~/domain/compare-recordings";
import { readRecording } from "~/features/repair/check-upload";
import { FileButton } from "~/features/repair/FileButton";
import type { SerializedFile } from "~/features/repair/serialized-file";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { RecordSound } from "./RecordSound";
import { Spectra } from "./Spectra";
import { useHeard } from "./use-heard";

export type BeforeAfterProps = {
  /** As it sounded when it was broken. */
  before: SerializedFile;
  /** As it sounds now. */
  after: SerializedFile | undefined;
  onAfter: (after: SerializedFile | undefined) => void;
};

/** Has the mended machine recorded once more, and shows what has changed. */
export function BeforeAfter({ before, after, onAfter }: BeforeAfterProps) {
  async function take(recording: File) {
    const read = await readRecording(recording);
    if (read) onAfter(read);
  }
  return (
    <Card component="section" aria-label="Before and after" className="no-print">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Before and after
      </Typography>
      {after ? (
        <Comparison before={before} after={after} />
      ) : (
        <Typography>
          You recorded it when it was broken. Record it once more, running as it did then and from
          the same distance, and see what has changed.
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
        <RecordSound name="Record it again" onRecorded={(file) => void take(file)} />
        <FileButton
          name="Upload the new sound"
          accept="audio/*"
          icon="plus"
          onChoose={(file) => void take(file)}
        />
        {after && (
          <Button
            variant="text"
            size="small"
            color="error"
            startIcon={<UiIcon name="trash" />}
            onClick={() => onAfter(undefined)}
          >
            Remove the new sound
          </Button>
        )}
      </Box>
    </Card>
  );
}

function Comparison({ before, after }: { before: SerializedFile; after: SerializedFile }) {
  const both = useHeard(before, after);
  if (both === "listening") return <Typography role="status">Listening to both …</Typography>;
  if (both === "unreadable")
    return (
      <Typography role="status">
        This browser cannot read one of the two recordings. A WAV, MP3 or M4A file can be compared.
      </Typography>
    );
  return (
    <>
      <Typography role="status" sx={{ fontSize: "1.125rem", fontWeight: 600, mb: 2 }}>
        {compareRecordings(...both)}
      </Typography>
      <Spectra before={both[0]} after={both[1]} />
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
        Heard in this browser. How loud all of it is depends on where the microphone was.
      </Typography>
    </>
  );
}
