import { z } from "zod";
import { withoutInvisible } from "./answer-text";

/** In characters; about twice the 60 words that are asked for. */
const longestNote = 800;

/**
 * What the model says the photo shows: the field "photo" of an answer that was held to a schema, else
 * the line that begins with "Photo:", however it is marked up.
 *
 * @returns an empty text where there is neither
 */
export function readPhotoNote(answer: string): string {
  const said = withoutInvisible(answer);
  const line =
    photoField(said) ?? /^[\s>*_#-]*photo[^\w\n]*:[ \t*_]*(\S[^\n]*)$/im.exec(said)?.[1] ?? "";
  // Some go on with the list on the same line.
  return line
    .replace(/\s*(?:```.*)?\[\s*\{.*$/, "")
    .replaceAll(/[*_`]/g, "")
    .trim()
    .slice(0, longestNote);
}

/** Undefined where the answer is no JSON object with such a field. */
function photoField(answer: string): string | undefined {
  try {
    return z.object({ photo: z.string() }).parse(JSON.parse(answer)).photo.replace(/\s+/g, " ");
  } catch {
    return undefined;
  }
}
