import { longestHeard } from "~/domain/findings";
import { sampleRate } from "./sound-format";

/**
 * A sound file as one channel at `sampleRate`. Decoding, resampling and mixing all run on the browser's
 * audio threads. It throws where the browser cannot read the file.
 */
export async function decode(file: ArrayBuffer): Promise<Float32Array<ArrayBuffer>> {
  const context = new OfflineAudioContext(1, longestHeard * sampleRate, sampleRate);
  const decoded = await context.decodeAudioData(file);
  const source = new AudioBufferSourceNode(context, { buffer: decoded });
  source.connect(context.destination);
  source.start();
  const mixed = await context.startRendering();
  return mixed.getChannelData(0).slice(0, decoded.length);
}
