import { beforeEach, expect, it, vi } from "vitest";
import { hearSounds } from "~/services/sound/listen";
import { until } from "../../support/until";

const recording = new Blob(["hum"], { type: "audio/wav" });
const decodeAudioData = vi.fn<() => Promise<never>>();

class FakeContext {
  decodeAudioData = decodeAudioData;
}

beforeEach(() => {
  decodeAudioData.mockReset();
});

it("hears nothing where the browser has no Web Audio", async () => {
  expect(await hearSounds(recording, new AbortController().signal)).toBeUndefined();
});

it("hears nothing in what the browser cannot decode", async () => {
  vi.stubGlobal("OfflineAudioContext", FakeContext);
  decodeAudioData.mockRejectedValue(new DOMException("", "EncodingError"));
  expect(await hearSounds(recording, new AbortController().signal)).toBeUndefined();
  expect(decodeAudioData).toHaveBeenCalledOnce();
});

it("is done as soon as it is aborted, also while the browser decodes", async () => {
  vi.stubGlobal("OfflineAudioContext", FakeContext);
  decodeAudioData.mockReturnValue(new Promise(() => {}));
  const controller = new AbortController();
  const text = hearSounds(recording, controller.signal);
  await until(() => decodeAudioData.mock.calls.length === 1);
  controller.abort();
  expect(await text).toBeUndefined();
});

it("hears nothing when it was aborted before it began", async () => {
  vi.stubGlobal("OfflineAudioContext", FakeContext);
  decodeAudioData.mockReturnValue(new Promise(() => {}));
  expect(await hearSounds(recording, AbortSignal.abort())).toBeUndefined();
});
