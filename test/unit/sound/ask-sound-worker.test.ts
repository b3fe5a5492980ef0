import { beforeEach, expect, it, vi } from "vitest";
import { until } from "../../support/until";
import { FakeWorker, startedWorkers } from "../../support/fake-worker";

const heard = {
  sounds: {
    seconds: 4,
    averageLevel: -20,
    peakLevel: -10,
    isClipped: false,
    humHz: 50,
    clicksPerSecond: null,
    squealHz: null,
    course: "even",
  },
  levels: Array.from({ length: 160 }, () => -60),
};

const createPolicy = vi.fn<() => object>();

/** As the page has it once it is loaded: no policy was made yet. */
async function openPage() {
  vi.resetModules();
  return import("~/services/sound/ask-sound-worker");
}

beforeEach(() => {
  startedWorkers.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
  createPolicy.mockReset().mockReturnValue({ createScriptURL: () => "the worker's address" });
  vi.stubGlobal("trustedTypes", { createPolicy });
});

it("gives what the worker hears in the samples, which go over to it", async () => {
  const { askSoundWorker } = await openPage();
  const samples = new Float32Array(8);
  const answer = askSoundWorker(samples, new AbortController().signal);
  const [worker] = startedWorkers;
  expect(worker?.how).toEqual(["the worker's address", { type: "module" }]);
  expect(worker?.postMessage.mock.calls).toEqual([[samples, [samples.buffer]]]);
  worker?.answer(heard);
  expect(await answer).toEqual(heard);
  expect(worker?.terminate).toHaveBeenCalledOnce();
});

it("makes the page's policy once, and a worker for each recording", async () => {
  const { askSoundWorker } = await openPage();
  const { signal } = new AbortController();
  void askSoundWorker(new Float32Array(1), signal);
  void askSoundWorker(new Float32Array(1), signal);
  expect(startedWorkers).toHaveLength(2);
  expect(startedWorkers[1]?.how[0]).toBe("the worker's address");
  expect(createPolicy).toHaveBeenCalledOnce();
});

it.each([
  ["too few levels", "levels", { ...heard, levels: [] }],
  ["a hum that there is not", "humHz", { ...heard, sounds: { ...heard.sounds, humHz: 75 } }],
])("takes no answer with %s", async (_what, place, data) => {
  const { askSoundWorker } = await openPage();
  const answer = askSoundWorker(new Float32Array(1), new AbortController().signal);
  startedWorkers[0]?.answer(data);
  await expect(answer).rejects.toThrow(place);
});

it("hears levels and sounds in a recording that the browser has decoded", async () => {
  vi.stubGlobal(
    "OfflineAudioContext",
    class {
      decodeAudioData = async () => ({ length: 2 });
      startRendering = async () => ({ getChannelData: () => Float32Array.of(0.5, 0.25, 0) });
    },
  );
  vi.stubGlobal(
    "AudioBufferSourceNode",
    class {
      connect = () => {};
      start = () => {};
    },
  );
  vi.resetModules();
  const { hear, hearSounds } = await import("~/services/sound/listen");
  const { signal } = new AbortController();
  const whole = hear(new Blob(["hum"]), signal);
  await until(() => startedWorkers.length === 1);
  expect(startedWorkers[0]?.postMessage.mock.calls[0]?.[0]).toEqual(Float32Array.of(0.5, 0.25));
  startedWorkers[0]?.answer(heard);
  expect(await whole).toEqual(heard);
  const sounds = hearSounds(new Blob(["hum"]), signal);
  await until(() => startedWorkers.length === 2);
  startedWorkers[1]?.answer(heard);
  expect(await sounds).toEqual(heard.sounds);
});
