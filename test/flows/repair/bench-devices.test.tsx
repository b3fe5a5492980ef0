import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { heading, holdClock, openBench } from "./at-bench";

beforeEach(holdClock);

describe("the screen at the bench", () => {
  const request = vi.fn<() => Promise<{ release: () => Promise<void> }>>();
  const release = vi.fn<() => Promise<void>>().mockResolvedValue();
  beforeEach(() => {
    request.mockReset().mockResolvedValue({ release });
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, "wakeLock"));

  it("is kept awake, anew when it is looked at again, until the bench is left", async () => {
    const { press } = await openBench();
    await press("Ready, begin");
    expect(screen.getByText(/screen stays on/)).toBeVisible();
    expect(request).toHaveBeenCalledTimes(1);
    await act(async () => fireEvent(document, new Event("visibilitychange")));
    expect(request).toHaveBeenCalledTimes(2);
    await press("Leave the bench");
    expect(release).toHaveBeenCalledOnce();
  });

  it("is said to go dark where the browser refuses", async () => {
    request.mockRejectedValue(new DOMException("Battery low", "NotAllowedError"));
    await openBench();
    expect(await screen.findByText(/lets the screen go dark/)).toBeVisible();
  });
});

describe("reading aloud", () => {
  const voice = { localService: true, lang: "en-GB", name: "Here", voiceURI: "", default: true };
  const spoken: { text: string; voice: unknown; end: () => void }[] = [];

  function haveVoices(voices: (typeof voice)[]) {
    spoken.length = 0;
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class extends EventTarget {
        voice: unknown = null;
        lang = "";
        text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      },
    );
    const cancel = vi.fn<() => void>();
    const speak = (one: EventTarget & { text: string; voice: unknown }) =>
      spoken.push({
        text: one.text,
        voice: one.voice,
        end: () => one.dispatchEvent(new Event("end")),
      });
    const synthesis = Object.assign(new EventTarget(), { getVoices: () => voices, speak, cancel });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis, configurable: true });
    return { cancel };
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, "speechSynthesis");
  });

  const endSentence = () => act(async () => spoken.at(-1)?.end());

  it("goes from the title over the warning and the instruction to what to see", async () => {
    haveVoices([{ ...voice, localService: false, lang: "en-US" }, voice]);
    const { key, press } = await openBench();
    await press("Ready, begin");
    await key("r");
    for (let sentence = 0; sentence < 5; sentence += 1) await endSentence();
    expect(spoken.map(({ text }) => text)).toEqual([
      "Unplug the kettle",
      "Warning: Switched off is not enough.",
      "Wait 30 minutes.",
      "You should see:",
      "no light on the base.",
    ]);
    expect(spoken.every((one) => one.voice === voice)).toBe(true);
    expect(screen.getByRole("button", { name: "Read aloud" })).toBeVisible();
  });

  it("ends where it is stopped, and with the step", async () => {
    const { cancel } = haveVoices([voice]);
    const { press } = await openBench();
    await press("Ready, begin");
    await press("Read aloud");
    await press("Stop reading");
    expect(cancel).toHaveBeenCalled();
    await endSentence();
    expect(spoken).toHaveLength(1);
    await press("Read aloud");
    await press("It is unplugged");
    await heading("Measure the fuse");
    expect(screen.getByRole("button", { name: "Read aloud" })).toBeVisible();
  });

  it.each([
    ["there is no voice", []],
    ["every voice is a server's", [{ ...voice, localService: false }]],
  ])("has no button where %s", async (_name, voices) => {
    haveVoices(voices);
    await openBench();
    expect(screen.queryByRole("button", { name: "Read aloud" })).toBeNull();
  });
});
