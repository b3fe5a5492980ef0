import { toast } from "react-toastify/unstyled";
import { redrawPhoto } from "./redraw-photo";
import { serializeFile, type SerializedFile } from "./serialized-file";

const maxBytes = 10 * 1024 * 1024;

/** A photo that travels, redrawn; null, and a toast, where it is refused by its type, its size or its content. */
export async function readPhoto(chosen: File): Promise<SerializedFile | null> {
  if (!chosen.type.startsWith("image/")) return refuse("Please upload a valid image file");
  if (chosen.size > maxBytes) return refuse("Image must be 10MB or smaller");
  const redrawn = await redrawPhoto(chosen).catch(() => null);
  // Its type says picture, but the browser cannot read it.
  if (!redrawn) return refuse("Please upload a valid image file");
  return serializeFile(redrawn, chosen.name);
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
