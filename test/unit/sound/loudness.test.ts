import { beforeEach, expect, it, vi } from "vitest";
import { recordSound } from "~/services/sound/record-sound";
import { giveMicrophone } from "../../flows/repair/microphone";

let heardAt = 0;
const close = vi.fn<() => Promise<void>>();
const connect = vi.fn<(analyser: unknown) => void>();
const recorders: EventTarget[] = [];

class Analyser {
  fftSize = 16;
  getFloatTimeDomainData = (samples: Float32Array) =>
    samples.forEach((_, i) => (samples[i] = i % 2 ? heardAt : -heardAt));
}

class Context {
  createMediaStreamSource = () => ({ connect });
  close = close;
}

beforeEach(() => {
  vi.useFakeTimers();
  giveMicrophone();
  vi.stubGlobal("AnalyserNode", Analyser);
  vi.stubGlobal("AudioContext", Context);
  close.mockReset().mockResolvedValue();
  connect.mockReset();
  recorders.length = 0;
  const Recorder = MediaRecorder;
  vi.stubGlobal(
    "MediaRecorder",
    class extends Recorder {
      constructor(stream: MediaStream) {
        super(stream);
        recorders.push(this);
      }
    },
  );
});

it.each([
  ["silence", 0, 0],
  ["what is fainter than -60 dBFS", 0.0009, 0],
  ["-30 dBFS", 10 ** (-30 / 20), 0.5],
  ["full scale", 1, 1],
  ["more than full scale", 2, 1],
])("the meter shows %s as far up as it is loud", async (_what, amplitude, level) => {
  heardAt = amplitude;
  const told: number[] = [];
  const { stop, whole } = await recordSound(new AbortController().signal, (now) =>
    told.push(now.level),
  );
  await vi.advanceTimersByTimeAsync(100);
  stop();
  await whole;
  expect(told).toHaveLength(1);
  expect(told[0]).toBeCloseTo(level, 6);
});

it("the meter listens to the microphone, and is closed with the recording", async () => {
  const { stop, whole } = await recordSound(new AbortController().signal, () => {});
  expect(connect.mock.calls).toEqual([[expect.any(Analyser)]]);
  expect(close).not.toHaveBeenCalled();
  stop();
  await whole;
  expect(close).toHaveBeenCalledOnce();
});

it("a recording ends where the recorder fails", async () => {
  const { whole } = await recordSound(new AbortController().signal, () => {});
  recorders[0]?.dispatchEvent(new Event("error"));
  expect((await whole).size).toBe(0);
  expect(close).toHaveBeenCalledOnce();
});
