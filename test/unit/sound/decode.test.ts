import { beforeEach, expect, it, vi } from "vitest";
import { canRecord } from "~/services/sound/can-record";
import { decode } from "~/services/sound/decode";
import { toWav } from "~/services/sound/write-wav";

/** What the browser does with a sound, in order. */
let done: unknown[];
const file = new Blob(["an Ogg file"]);
const decoded = { length: 3 };

class FakeOffline {
  destination = "the mix";
  constructor(...layout: number[]) {
    done.push(["opens", ...layout]);
  }
  async decodeAudioData(bytes: ArrayBuffer) {
    done.push(["decodes", new TextDecoder().decode(bytes)]);
    return decoded;
  }
  async startRendering() {
    done.push(["renders"]);
    const channels = [Float32Array.of(0.5, -0.5, 1, 0, 0)];
    return { getChannelData: (channel: number) => channels[channel] };
  }
}

class FakeSource {
  readonly buffer: unknown;
  constructor(_context: FakeOffline, { buffer }: { buffer: unknown }) {
    this.buffer = buffer;
  }
  connect = (place: unknown) => done.push(["connects", this.buffer, place]);
  start = () => done.push(["starts"]);
}

beforeEach(() => {
  done = [];
  vi.stubGlobal("OfflineAudioContext", FakeOffline);
  vi.stubGlobal("AudioBufferSourceNode", FakeSource);
});

it("mixes a file down to one channel, for a minute at most, and gives as much as there is", async () => {
  const samples = await decode(await file.arrayBuffer());
  expect([...samples]).toEqual([0.5, -0.5, 1]);
  expect(done).toEqual([
    ["opens", 1, 960_000, 16_000],
    ["decodes", "an Ogg file"],
    ["connects", decoded, "the mix"],
    ["starts"],
    ["renders"],
  ]);
});

it("makes a WAV file of whatever the browser recorded in", async () => {
  const wav = await toWav(file, "Recorded sound.wav");
  expect(wav.name).toBe("Recorded sound.wav");
  const view = new DataView(await wav.arrayBuffer());
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([16_384, -16_383, 32_767]);
  expect(view.byteLength).toBe(50);
});

it("writes plain samples of two bytes into its header", async () => {
  const view = new DataView(await (await toWav(file, "a.wav")).arrayBuffer());
  expect(view.getUint32(16, true)).toBe(16);
  expect(view.getUint16(20, true)).toBe(1);
  expect(view.getUint16(32, true)).toBe(2);
});

const all = { MediaRecorder: {}, AudioContext: {} };

it.each([
  ["a recorder, Web Audio and a microphone", all, { mediaDevices: {} }, true],
  ["no recorder", { AudioContext: {} }, { mediaDevices: {} }, false],
  ["no Web Audio", { MediaRecorder: {} }, { mediaDevices: {} }, false],
  ["no microphone, as on a page that is not secure", all, {}, false],
])("tells whether it can record where there is %s", (_what, classes, navigator, can) => {
  for (const [name, value] of Object.entries({ ...classes, navigator })) vi.stubGlobal(name, value);
  expect(canRecord()).toBe(can);
});
