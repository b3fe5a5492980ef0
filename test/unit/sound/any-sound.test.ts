import * as fc from "fast-check";
import { expect, it } from "vitest";
import { analyseSound } from "~/services/sound/analyse-sound";
import { sampleRate } from "~/services/sound/sound-format";
import { describeRecording } from "~/domain/describe-recording";

const tell = (samples: Float32Array) => describeRecording({ sounds: analyseSound(samples) });

const wellFormed = /^([A-Z][^.]+(\.\d[^.]*)?\. )*The recording [^.]+\.$/;

it("tells something of any samples, also of none and of such as are no numbers", () => {
  const pieces = fc.float32Array({ maxLength: 300 });
  const anySamples = fc
    .tuple(pieces, fc.nat(100))
    .map(([piece, times]) =>
      Float32Array.from(Array.from({ length: times }, () => [...piece]).flat()),
    );
  fc.assert(
    fc.property(anySamples, (samples) => {
      const text = tell(samples);
      expect(text).toMatch(wellFormed);
      expect(text).not.toMatch(/NaN|Infinity|undefined/);
    }),
  );
});

it.each([
  ["no sample", []],
  ["one sample", [0.5]],
  ["nothing but NaN", Array.from({ length: 2 * sampleRate }, () => Number.NaN)],
  ["a constant", Array.from({ length: 2 * sampleRate }, () => 0.7)],
  ["full scale and more", Array.from({ length: 2 * sampleRate }, (_, i) => (i % 2 ? 3e38 : -3e38))],
])("tells something of %s", (_, samples) => {
  expect(tell(Float32Array.from(samples))).toMatch(wellFormed);
});
