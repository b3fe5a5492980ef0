/** Seconds that are recorded at most. */
export const longestRecording = 10;

/** Why nothing can be recorded, to be told in words. */
export type RecordingFailure = "refused" | "no microphone" | "busy" | "unreadable";

/** Where the recording stands: its seconds, and from 0 to 1 how loud it is at present. */
export type RecordingProgress = { seconds: number; level: number };

type Recording = {
  /** Ends it; what is recorded is kept. */
  stop: () => void;
  /** What was recorded, in the browser's own format. */
  whole: Promise<Blob>;
};

const progressMs = 100;

/**
 * Records what the microphone hears, for `longestRecording` at most. The browser asks for leave.
 * @param signal ends it, and nothing is kept; the microphone is let go in either case
 * @throws a DOMException where the microphone is refused or missing, or the signal is aborted
 */
export async function recordSound(
  signal: AbortSignal,
  onProgress: (progress: RecordingProgress) => void,
): Promise<Recording> {
  // What makes a voice clearer takes the hum of a machine away.
  const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };
  const stream = await navigator.mediaDevices.getUserMedia({ audio });
  try {
    signal.throwIfAborted();
    return follow(stream, signal, onProgress);
  } catch (error) {
    letGo(stream);
    throw error;
  }
}

function follow(
  stream: MediaStream,
  signal: AbortSignal,
  onProgress: (progress: RecordingProgress) => void,
): Recording {
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => {
    recorder.addEventListener("stop", resolve);
    recorder.addEventListener("error", resolve);
  });
  const stop = () => recorder.state !== "inactive" && recorder.stop();
  signal.addEventListener("abort", stop);
  recorder.start();

  const loudness = measureLevel(stream);
  const startedAt = performance.now();
  const timer = setInterval(() => {
    const seconds = Math.min((performance.now() - startedAt) / 1000, longestRecording);
    onProgress({ seconds, level: loudness.level() });
    if (seconds === longestRecording) stop();
  }, progressMs);

  async function wait(): Promise<Blob> {
    await ended;
    clearInterval(timer);
    loudness.close();
    letGo(stream);
    signal.throwIfAborted();
    return new Blob(parts, { type: recorder.mimeType });
  }
  return { stop, whole: wait() };
}

function letGo(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

/** How loud it is: 0 at -60 dBFS and below, 1 at full scale. */
function measureLevel(stream: MediaStream) {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context);
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;
      return Math.min(1, Math.max(0, 1 + Math.log10(power) / 6));
    },
    close: () => void context.close(),
  };
}

/** What a failed start means. */
export function failureOf(error: unknown): RecordingFailure {
  switch (error instanceof DOMException ? error.name : "") {
    case "NotAllowedError":
    case "SecurityError":
      return "refused";
    case "NotFoundError":
    case "OverconstrainedError":
      return "no microphone";
    case "NotReadableError":
    case "AbortError":
      return "busy";
    default:
      return "unreadable";
  }
}
