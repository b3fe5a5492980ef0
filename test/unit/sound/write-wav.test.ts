import { expect, it } from "vitest";
import { sampleRate } from "~/services/sound/sound-format";
import { writeWav } from "~/services/sound/write-wav";

it("is a WAV file of one channel with every sample in it", async () => {
  const file = writeWav(Float32Array.of(0, 0.5, -1.5, 1.5), "Recorded sound.wav");
  expect(file).toMatchObject({ name: "Recorded sound.wav", type: "audio/wav", size: 52 });
  const view = new DataView(await file.arrayBuffer());
  const text = (at: number, length: number) =>
    String.fromCharCode(...new Uint8Array(view.buffer, at, length));
  expect([text(0, 4), text(8, 8), text(36, 4)]).toEqual(["RIFF", "WAVEfmt ", "data"]);
  // Length of the rest, channels, rate, bytes a second, bytes a sample, bits, length of the samples.
  expect(view.getUint32(4, true)).toBe(44);
  expect(view.getUint16(22, true)).toBe(1);
  expect(view.getUint32(24, true)).toBe(sampleRate);
  expect(view.getUint32(28, true)).toBe(2 * sampleRate);
  expect(view.getUint16(34, true)).toBe(16);
  expect(view.getUint32(40, true)).toBe(8);
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([
    0, 16_384, -32_767, 32_767,
  ]);
});
