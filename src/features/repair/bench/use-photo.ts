import { useEffect, useEffectEvent, useState } from "react";
import { redrawPhoto } from "~/features/repair/redraw-photo";
import { type SerializedFile, serializeFile } from "~/features/repair/serialized-file";

const longestSide = 1024;

/** Reads a photo of what came off. It is no longer wanted once another is chosen, or its sheet is closed. */
export function usePhoto(onPhoto: (photo: SerializedFile) => void) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const end = useEffectEvent((photo: SerializedFile | null) => {
    setChosen(null);
    setFailed(photo === null);
    if (photo) onPhoto(photo);
  });
  useEffect(() => {
    if (!chosen) return;
    let isWanted = true;
    void readPhoto(chosen).then((photo) => isWanted && end(photo));
    return () => {
      isWanted = false;
    };
  }, [chosen]);

  return { isReading: chosen !== null, hasFailed, choose: setChosen };
}

/** @returns null where the browser cannot read it */
async function readPhoto(file: File): Promise<SerializedFile | null> {
  try {
    return await serializeFile(await redrawPhoto(file, longestSide), file.name);
  } catch {
    return null;
  }
}
