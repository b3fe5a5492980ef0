import { ownerIn, useSessionStore } from "~/services/accounts/session-store";
import type { DiagnosticsState, RequestState } from "./flow";
import type { SerializedFile } from "./serialized-file";
import { answersIn } from "./to-repair-case";

/*
 * Who looks back at the request, changes nothing and goes on finds the same questions, with what was
 * answered. In memory: the history entries see to reloads.
 */

/** What the screen of the questions adds to the request. */
type Answered = Omit<DiagnosticsState, "itemDescription" | "itemIssue" | "imageFile" | "audioFile">;

const kept = new Map<string, Answered>();

/** The request as a person made it. Where none of it has changed, no other questions are needed. */
function keyOf(request: RequestState | DiagnosticsState) {
  const { itemDescription, itemIssue, imageFile, audioFile } = request;
  const files = [imageFile, audioFile].map((file) => file && [file.name, ...sampleOf(file)]);
  const owner = ownerIn(useSessionStore.getState());
  return JSON.stringify([owner, itemDescription.trim(), itemIssue.trim(), files]);
}

/** Two recordings have one name, and may be of one length: a few of their bytes tell them apart. */
function sampleOf({ size, bytes }: SerializedFile): number[] {
  const all = new Uint8Array(bytes);
  const places = Array.from({ length: 64 }, (_, part) => Math.floor((part * all.length) / 64));
  return [size, ...places.map((place) => all[place] ?? 0)];
}

/** The questions to this very request and their answers; undefined where nothing was answered. */
export const keptAnswers = (request: RequestState): Answered | undefined =>
  kept.get(keyOf(request));

/** Keeps what was answered for the same request, where anything was. */
export function keepAnswers(repair: DiagnosticsState) {
  const { itemDescription: _1, itemIssue: _2, imageFile: _3, audioFile: _4, ...answered } = repair;
  if (answersIn(repair).length > 0) kept.set(keyOf(repair), answered);
}

/** Begins anew, as with a new request. */
export function forgetAnswers() {
  kept.clear();
}
