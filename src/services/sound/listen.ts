import { askSoundWorker } from "./ask-sound-worker";
import { longestHeard, sampleRate } from "./sound-format";

/**
 * What a recording holds, in a few English sentences: hum, clicks, squeal, voice or silence, then its
 * length and strength. Only the first minute is listened to.
 * @returns "" when the browser cannot read the recording, or `signal` is aborted; it never rejects
 */
export async function describeSound(recording: Blob, signal: AbortSignal): Promise<string> {
  try {
    return await Promise.race([listen(recording, signal), blankOn(signal)]);
  } catch {
    return "";
  }
}

async function listen(recording: Blob, signal: AbortSignal): Promise<string> {
  const samples = await decode(await recording.arrayBuffer());
  return signal.aborted ? "" : askSoundWorker(samples, signal);
}

/** "" as soon as the signal is aborted: decoding itself cannot be stopped. */
function blankOn(signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve("");
    signal.addEventListener("abort", () => resolve(""), { once: true });
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
