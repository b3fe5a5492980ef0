import { useRef, useState } from "react";
import { toast } from "react-toastify/unstyled";
import { serializeFile, type SerializedFile } from "~/features/repair/serialized-file";
import { redrawPhoto } from "~/features/repair/redraw-photo";

const maxBytes = 10 * 1024 * 1024;

export type Upload = {
  file: SerializedFile | null;
  isReading: boolean;
  choose: (chosen: File) => Promise<void>;
  remove: () => void;
};

/**
 * The optional photo, checked by type and size and redrawn before it travels.
 * A file that is refused leaves the one chosen before in place.
 */
export function usePhoto(left: SerializedFile | null): Upload {
  return useUpload(left, async (chosen) => {
    if (!chosen.type.startsWith("image/")) return refuse("Please upload a valid image file");
    if (chosen.size > maxBytes) return refuse("Image must be 10MB or smaller");
    const redrawn = await redrawPhoto(chosen).catch(() => null);
    // Its type says picture, but the browser cannot read it.
    if (!redrawn) return refuse("Please upload a valid image file");
    return serializeFile(redrawn, chosen.name);
  });
}

/** The optional recording, checked by type and size. */
export function useRecording(left: SerializedFile | null): Upload {
  return useUpload(left, readRecording);
}

/** A recording that travels; null, and a toast, where it is refused by its type or size. */
export async function readRecording(chosen: File): Promise<SerializedFile | null> {
  if (!chosen.type.startsWith("audio/") || chosen.size === 0)
    return refuse("Please upload a valid audio file");
  if (chosen.size > maxBytes) return refuse("Audio must be 10MB or smaller");
  return serializeFile(chosen, chosen.name).catch(() => refuse("Please upload a valid audio file"));
}

function refuse(reason: string): null {
  toast.error(reason);
  return null;
}

function useUpload(
  left: SerializedFile | null,
  read: (chosen: File) => Promise<SerializedFile | null>,
): Upload {
  const [file, setFile] = useState(left);
  const [isReading, setReading] = useState(false);
  const turn = useRef(0);

  /** When a second file is chosen while the first is being read, the second one counts. */
  async function choose(chosen: File) {
    turn.current += 1;
    const own = turn.current;
    setReading(true);
    const accepted = await read(chosen);
    if (own !== turn.current) return;
    setReading(false);
    if (accepted) setFile(accepted);
  }

  /** Also takes back a choice that is still being read. */
  function remove() {
    turn.current += 1;
    setReading(false);
    setFile(null);
  }

  return { file, isReading, choose, remove };
}
