import Button from "@mui/material/Button";
import { type ChangeEvent, useRef, useState } from "react";
import { redrawPhoto } from "~/features/repair/redraw-photo";
import { type SerializedFile, serializeFile } from "~/features/repair/serialized-file";
import { UiIcon } from "~/shared/ui/icons/UiIcon";

/** They travel in the history entry, which has no room for more. */
const mostPhotos = 12;
const longestSide = 1024;

type PhotoButtonProps = {
  /** How many there are. */
  taken: number;
  onPhoto: (photo: SerializedFile) => void;
};

/** Takes a photo with the phone's camera, or any picture where there is none. */
export function PhotoButton({ taken, onPhoto }: PhotoButtonProps) {
  const [failure, setFailure] = useState("");
  const input = useRef<HTMLInputElement>(null);
  async function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    // Emptied, because the browser reports no change when the same file is chosen again.
    target.value = "";
    try {
      onPhoto(await serializeFile(await redrawPhoto(file, longestSide), file.name));
      setFailure("");
    } catch {
      setFailure("This photo could not be read.");
    }
  }
  if (taken >= mostPhotos)
    return <span>There is room for {mostPhotos} photos. Remove one to take another.</span>;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UiIcon name="photo" />}
        onClick={() => input.current?.click()}
      >
        Take a photo
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Photo of what came off"
        accept="image/*"
        capture="environment"
        onChange={(event) => void take(event)}
      />
      {failure && <span role="alert">{failure}</span>}
    </>
  );
}
