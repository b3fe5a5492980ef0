import { longestHeard, type Sounds } from "~/domain/findings";
import { askSoundWorker } from "./ask-sound-worker";
import { sampleRate } from "./sound-format";

/**
 * What is heard in a recording: hum, clicks, squeal, voice or silence. Only the first minute is listened to.
 * @returns undefined when the browser cannot read the recording, or `signal` is aborted; it never rejects
 */
export async function hearSounds(
  recording: Blob,
  signal: AbortSignal,
): Promise<Sounds | undefined> {
  try {
    return await Promise.race([listen(recording, signal), undefinedOn(signal)]);
  } catch {
    return undefined;
  }
}

async function listen(recording: Blob, signal: AbortSignal): Promise<Sounds | undefined> {
  const samples = await decode(await recording.arrayBuffer());
  return signal.aborted ? undefined : askSoundWorker(samples, signal);
}

/** Settles as soon as the signal is aborted: decoding itself cannot be stopped. */
function undefinedOn(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
}

/** One channel at `sampleRate`. Decoding, resampling and mixing all run on the browser's audio threads. */
async function decode(file: ArrayBuffer): Promise<Float32Array<ArrayBuffer>> {
  const context = new OfflineAudioContext(1, longestHeard * sampleRate, sampleRate);
  const decoded = await context.decodeAudioData(file);
  const source = new AudioBufferSourceNode(context, { buffer: decoded });
  source.connect(context.destination);
  source.start();
  const mixed = await context.startRendering();
  return mixed.getChannelData(0).slice(0, decoded.length);
}
