import { vi } from "vitest";

/** A browser with a microphone: its recorder, its track, and what it is asked. */
export function giveMicrophone() {
  const track = { stop: vi.fn<() => void>() };
  const stream = { getTracks: () => [track] };
  const ask = vi.fn<(wanted: object) => Promise<object>>(() => Promise.resolve(stream));
  vi.stubGlobal(
    "navigator",
    Object.create(navigator, { mediaDevices: { value: { getUserMedia: ask } } }),
  );
  vi.stubGlobal("MediaRecorder", FakeRecorder);
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("AnalyserNode", FakeAnalyser);
  vi.stubGlobal("OfflineAudioContext", FakeOffline);
  vi.stubGlobal("AudioBufferSourceNode", FakeSource);
  return { track, ask };
}

class FakeRecorder extends EventTarget {
  state = "inactive";
  mimeType = "audio/webm;codecs=opus";
  start() {
    this.state = "recording";
  }
  stop() {
    this.state = "inactive";
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob(["sound"]) }));
    this.dispatchEvent(new Event("stop"));
  }
}

class FakeContext {
  createMediaStreamSource = () => ({ connect: () => {} });
  close = () => Promise.resolve();
}

class FakeAnalyser {
  fftSize = 16;
  getFloatTimeDomainData = (samples: Float32Array) => samples.fill(0.1);
}

/** A second of silence, whatever was recorded. */
class FakeOffline {
  destination = {};
  decodeAudioData = () => Promise.resolve({ length: 16_000 });
  startRendering = () => Promise.resolve({ getChannelData: () => new Float32Array(16_000) });
}

class FakeSource {
  connect = () => {};
  start = () => {};
}
