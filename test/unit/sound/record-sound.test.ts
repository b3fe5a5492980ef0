import { beforeEach, describe, expect, it, vi } from "vitest";
import { failureOf, longestRecording, recordSound } from "~/services/sound/record-sound";
import { giveMicrophone } from "../../flows/repair/microphone";

const ignore = () => {};
let track: ReturnType<typeof giveMicrophone>["track"];
let ask: ReturnType<typeof giveMicrophone>["ask"];

beforeEach(() => {
  vi.useFakeTimers();
  ({ track, ask } = giveMicrophone());
});

describe("a recording", () => {
  it("ends by itself after ten seconds, is kept, and lets the microphone go", async () => {
    const told: { seconds: number; level: number }[] = [];
    const { whole } = await recordSound(new AbortController().signal, (now) => told.push(now));
    await vi.advanceTimersByTimeAsync(longestRecording * 1000 - 100);
    expect(track.stop).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    const sound = await whole;
    expect(sound.type).toBe("audio/webm;codecs=opus");
    expect(await sound.text()).toBe("sound");
    expect(track.stop).toHaveBeenCalledOnce();
    expect(told.at(0)?.seconds).toBeCloseTo(0.1);
    expect(told.at(-1)?.seconds).toBe(10);
    // A tenth of full scale is 20 dB below it, a third of the way down to nothing.
    expect(told.at(0)?.level).toBeCloseTo(2 / 3);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told.at(-1)?.seconds).toBe(10);
    expect(told).toHaveLength(100);
  });

  it("is kept as far as it came when it is ended before, and again when that is done twice", async () => {
    const { stop, whole } = await recordSound(new AbortController().signal, ignore);
    await vi.advanceTimersByTimeAsync(2000);
    stop();
    stop();
    expect(await (await whole).text()).toBe("sound");
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it("asks for the sound as it is, hum and all", async () => {
    const { stop, whole } = await recordSound(new AbortController().signal, ignore);
    expect(ask).toHaveBeenCalledExactlyOnceWith({
      audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
    });
    stop();
    await whole;
  });

  it("is thrown away when it is left, and the microphone let go", async () => {
    const leaving = new AbortController();
    const { whole } = await recordSound(leaving.signal, ignore);
    const kept = whole.catch((error: unknown) => error);
    leaving.abort();
    expect(await kept).toMatchObject({ name: "AbortError" });
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it("never begins when it was left while the browser asked", async () => {
    await expect(recordSound(AbortSignal.abort(), ignore)).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it("lets the microphone go where the browser cannot record it", async () => {
    vi.stubGlobal(
      "MediaRecorder",
      vi.fn(function refuse() {
        throw new DOMException("", "NotSupportedError");
      }),
    );
    await expect(recordSound(new AbortController().signal, ignore)).rejects.toThrow(DOMException);
    expect(track.stop).toHaveBeenCalledOnce();
  });
});

it.each([
  ["NotAllowedError", "refused"],
  ["SecurityError", "refused"],
  ["NotFoundError", "no microphone"],
  ["OverconstrainedError", "no microphone"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["NotSupportedError", "unreadable"],
])("tells a %s as: %s", (name, failure) => {
  expect(failureOf(new DOMException("", name))).toBe(failure);
});

it("tells what is no DOMException as a recording that cannot be read", () => {
  expect(failureOf(Object.assign(new Error(), { name: "NotAllowedError" }))).toBe("unreadable");
});
