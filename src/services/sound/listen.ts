import type { Sounds } from "~/domain/findings";
import type { Heard } from "~/domain/heard";
import { askSoundWorker } from "./ask-sound-worker";
import { decode } from "./decode";

/**
 * What is heard in a recording: hum, clicks, squeal, voice or silence. Only the first minute is listened to.
 * @returns undefined when the browser cannot read the recording, or `signal` is aborted; it never rejects
 */
export async function hearSounds(
  recording: Blob,
  signal: AbortSignal,
): Promise<Sounds | undefined> {
  return (await hear(recording, signal))?.sounds;
}

/** The same, and how strong it is at each pitch. */
export async function hear(recording: Blob, signal: AbortSignal): Promise<Heard | undefined> {
  try {
    return await Promise.race([listen(recording, signal), undefinedOn(signal)]);
  } catch {
    return undefined;
  }
}

async function listen(recording: Blob, signal: AbortSignal): Promise<Heard | undefined> {
  const samples = await decode(await recording.arrayBuffer());
  return signal.aborted ? undefined : askSoundWorker(samples, signal);
}

/** Settles as soon as the signal is aborted: decoding itself cannot be stopped. */
function undefinedOn(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener("abort", () => resolve(undefined));
  });
}
