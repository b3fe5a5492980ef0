import { decode } from "./decode";
import { sampleRate } from "./sound-format";

const headerBytes = 44;

/**
 * A recording as a WAV file, which every browser and server reads: what browsers record in, WebM or Ogg, is
 * none of the formats that a request takes. One channel of 16 bits at `sampleRate`: 32 kB a second.
 */
export async function toWav(recording: Blob, name: string): Promise<File> {
  return writeWav(await decode(await recording.arrayBuffer()), name);
}

/** @param samples one channel at `sampleRate`, full scale from -1 to 1 */
export function writeWav(samples: Float32Array, name: string): File {
  const view = new DataView(new ArrayBuffer(headerBytes + 2 * samples.length));
  const write = (at: number, text: string) =>
    new TextEncoder().encode(text).forEach((letter, place) => view.setUint8(at + place, letter));
  write(0, "RIFF");
  view.setUint32(4, view.byteLength - 8, true);
  write(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  // Plain samples, and one channel of them.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, 2 * sampleRate, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  write(36, "data");
  view.setUint32(40, 2 * samples.length, true);
  samples.forEach((sample, place) => {
    const limited = Math.max(-1, Math.min(1, sample));
    view.setInt16(headerBytes + 2 * place, Math.round(limited * 32_767), true);
  });
  return new File([view.buffer], name, { type: "audio/wav" });
}
