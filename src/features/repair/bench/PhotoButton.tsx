import { FileButton } from "~/features/repair/FileButton";
import type { usePhoto } from "./use-photo";

/** They travel in the history entry, which has no room for more. */
const mostPhotos = 12;

type PhotoButtonProps = {
  /** How many there are. */
  taken: number;
  photo: ReturnType<typeof usePhoto>;
};

/** Takes a photo with the phone's camera, or any picture where there is none. */
export function PhotoButton({ taken, photo }: PhotoButtonProps) {
  if (taken >= mostPhotos)
    return <span>There is room for {mostPhotos} photos. Remove one to take another.</span>;
  return (
    <>
      <FileButton
        name="Take a photo"
        accept="image/*"
        icon="photo"
        capture="environment"
        onChoose={photo.choose}
      />
      {photo.hasFailed && <span role="alert">This photo could not be read.</span>}
    </>
  );
}
