import type { RequestOptions } from "~/services/assistant/assistant";
import type { RepairCase } from "~/domain/repair-case";
import { handbookNotes } from "./handbook-notes";
import { heldToTheHandbook } from "./held-questions";
import { questionMessages } from "./prompts";
import { questionSchema } from "./question-schema";
import { readPhotoNote } from "./read-photo-note";
import { readQuestions } from "./read-questions";
import type { Wire } from "./wire";

/**
 * The three questions. This is the one call that takes the photo along, and only while nothing has
 * been said of it; before it, the words in the recording are written down where the server can.
 *
 * @throws AssistantError of any kind; a list that ended at the limit of length is filled up
 */
export async function askQuestions(
  wire: Wire,
  repair: RepairCase,
  maxTokens: number,
  options: RequestOptions,
): Promise<[string, string, string]> {
  const { signal, onWait } = options;
  const known = await wire.addWordsSpoken(repair, options);
  const notes = await handbookNotes(known, wire.noteSize);
  const isPhotoNew = wire.supportsVision && !repair.findings?.photo;
  const photoUrl = isPhotoNew && repair.photo ? await dataUrlOf(repair.photo) : undefined;
  const takenPhoto = () => (wire.refusesPhotos() ? undefined : photoUrl);
  // Not streamed: half a list of questions cannot be shown.
  const { text, hitLimit } = await wire.complete({
    messages: () => questionMessages(known, notes, takenPhoto()),
    schema: () => questionSchema(takenPhoto() !== undefined),
    maxTokens,
    signal,
    onWait,
  });
  const photo = takenPhoto() ? readPhotoNote(text) : "";
  if (photo) options.onFindings?.({ photo });
  return heldToTheHandbook(known, readQuestions(text, !hitLimit), options);
}

async function dataUrlOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `data:${file.type};base64,${btoa(binary)}`;
}
