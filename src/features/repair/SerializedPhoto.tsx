import Box from "@mui/material/Box";
import { useCallback } from "react";
import { restoreFile, type SerializedFile } from "./serialized-file";

type SerializedPhotoProps = {
  photo: SerializedFile;
  alt: string;
  sx: Record<string, string | number>;
};

/** Shows a photo from its bytes, under an address that lives as long as the picture is on screen. */
export function SerializedPhoto({ photo, alt, sx }: SerializedPhotoProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(restoreFile(photo));
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [photo],
  );
  return (
    <Box component="img" ref={show} alt={alt} sx={{ display: "block", borderRadius: 2, ...sx }} />
  );
}
