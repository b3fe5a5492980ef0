import { beforeEach, expect, it, vi } from "vitest";
import { appPolicy } from "~/build/content-security-policy";
import { analyseSound } from "~/services/sound/analyse-sound";
import { bandLevels } from "~/services/sound/band-levels";
import { sampleRate } from "~/services/sound/sound-format";
import { record, tone } from "./sounds";

beforeEach(() => {
  vi.resetModules();
});

it("the worker answers samples with what is heard in them, and nothing else that is sent to it", async () => {
  const scope = new EventTarget();
  const postMessage = vi.fn<(sounds: unknown) => void>();
  vi.stubGlobal("addEventListener", scope.addEventListener.bind(scope));
  vi.stubGlobal("postMessage", postMessage);
  await import("~/services/sound/sound-worker");
  const send = (data: unknown) => scope.dispatchEvent(new MessageEvent("message", { data }));
  send("a message of an extension");
  expect(postMessage).not.toHaveBeenCalled();
  const samples = record(tone(100, 0.1), 2, sampleRate);
  send(samples);
  expect(postMessage.mock.calls).toEqual([
    [{ sounds: analyseSound(samples), levels: bandLevels(samples) }],
  ]);
});

it("is started by a name that the page's policy lets in", async () => {
  const createPolicy = vi.fn<() => object>(() => ({ createScriptURL: () => "worker.js" }));
  vi.stubGlobal("trustedTypes", { createPolicy });
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      postMessage = () => {};
    },
  );
  const { askSoundWorker } = await import("~/services/sound/ask-sound-worker");
  void askSoundWorker(new Float32Array(1), new AbortController().signal);
  const build = { isMocked: false, addresses: [], scripts: [], styles: [], styleAttributes: [] };
  const allowed = / trusted-types (.*)$/.exec(appPolicy(build))?.[1];
  expect(allowed?.split(" ")).toContain(createPolicy.mock.calls[0]?.at(0));
});
