import { beforeEach, expect, it, vi } from "vitest";
import { hearSounds } from "~/services/sound/listen";
import { turn, until } from "../../support/until";

/** What the browser holds of the worker that analyses, which never answers here. */
const started: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  postMessage = vi.fn<(samples: Float32Array) => void>();
  terminate = vi.fn<() => void>();
  constructor() {
    super();
    started.push(this);
  }
}

const decodeAudioData = vi.fn<() => Promise<{ length: number }>>();

class FakeContext {
  destination = {};
  decodeAudioData = decodeAudioData;
  startRendering = async () => ({ getChannelData: () => new Float32Array(100) });
}

class FakeSource {
  connect = () => {};
  start = () => {};
}

const recording = new Blob(["hum"], { type: "audio/wav" });

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("OfflineAudioContext", FakeContext);
  vi.stubGlobal("AudioBufferSourceNode", FakeSource);
});

it("ends the worker that still analyses when nobody waits for it any more", async () => {
  decodeAudioData.mockResolvedValue({ length: 100 });
  const controller = new AbortController();
  const heard = hearSounds(recording, controller.signal);
  await until(() => started[0]?.postMessage.mock.calls.length === 1);
  expect(started[0]?.terminate).not.toHaveBeenCalled();
  controller.abort();
  expect(await heard).toBeUndefined();
  expect(started[0]?.terminate).toHaveBeenCalledOnce();
});

it("ends the worker once it has failed or has answered", async () => {
  decodeAudioData.mockResolvedValue({ length: 100 });
  const { signal } = new AbortController();
  const fails = hearSounds(recording, signal);
  await until(() => started.length === 1);
  started[0]?.dispatchEvent(new Event("error"));
  expect(await fails).toBeUndefined();
  expect(started[0]?.terminate).toHaveBeenCalledOnce();

  const answers = hearSounds(recording, signal);
  await until(() => started.length === 2);
  started[1]?.dispatchEvent(new MessageEvent("message", { data: "no sounds at all" }));
  expect(await answers).toBeUndefined();
  expect(started[1]?.terminate).toHaveBeenCalledOnce();
});

it("starts no worker for a recording that was taken back while the browser decoded it", async () => {
  const controller = new AbortController();
  decodeAudioData.mockImplementation(async () => {
    controller.abort();
    return { length: 100 };
  });
  const heard = hearSounds(recording, controller.signal);
  expect(await heard).toBeUndefined();
  // Rendering goes on for some turns.
  await turn();
  expect(started).toHaveLength(0);
});
