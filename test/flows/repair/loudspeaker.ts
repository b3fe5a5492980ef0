import { vi } from "vitest";

/** What is heard. A tap has to wake it first; a phone that is locked puts it to sleep again. */
const speaker = { isAwake: false, beeps: 0 };

/** A browser with sound. */
export function giveLoudspeaker() {
  vi.stubGlobal("AudioContext", FakeContext);
  Object.assign(speaker, { isAwake: false, beeps: 0 });
  return {
    beeps: () => speaker.beeps,
    fallAsleep: () => {
      speaker.isAwake = false;
    },
  };
}

class FakeContext {
  currentTime = 0;
  destination = {};
  get state() {
    return speaker.isAwake ? "running" : "suspended";
  }
  resume() {
    speaker.isAwake = true;
    return Promise.resolve();
  }
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: () => {},
    start: () => {
      speaker.beeps += 1;
    },
    stop: () => {},
  });
}
