import { withoutInvisible } from "./answer-text";

/** In characters; about twice the 60 words that are asked for. */
const longestNote = 800;

/**
 * What the model says the photo shows: the line that begins with "Photo:", however it is marked up.
 *
 * @returns an empty text where there is no such line
 */
export function readPhotoNote(answer: string): string {
  const line =
    /^[\s>*_#-]*photo[^\w\n]*:[ \t*_]*(\S[^\n]*)$/im.exec(withoutInvisible(answer))?.[1] ?? "";
  // Some go on with the list on the same line.
  return line
    .replace(/\s*(?:```.*)?\[\s*\{.*$/, "")
    .replaceAll(/[*_`]/g, "")
    .trim()
    .slice(0, longestNote);
}
