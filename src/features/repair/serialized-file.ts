import { z } from "zod";

/** Not by `instanceof`, which fails for a buffer that structured clone made in another realm. */
const arrayBuffer = z.custom<ArrayBuffer>(
  (value) => Object.prototype.toString.call(value) === "[object ArrayBuffer]",
);

/**
 * A file as plain data. A `File` in `history.state` makes the browser lose the whole state at the
 * next Back; its bytes do not.
 */
export const serializedFile = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number().int().nonnegative(),
  bytes: arrayBuffer,
});

export type SerializedFile = z.infer<typeof serializedFile>;

/** @param name what the person called the file, when `blob` itself has no name */
export async function serializeFile(blob: Blob, name: string): Promise<SerializedFile> {
  return { name, type: blob.type, size: blob.size, bytes: await blob.arrayBuffer() };
}

/** The file again, to be sent or played. */
export function restoreFile({ name, type, bytes }: SerializedFile): File {
  return new File([bytes], name, { type });
}
