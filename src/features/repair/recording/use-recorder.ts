import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  failureOf,
  recordSound,
  type RecordingFailure,
  type RecordingProgress,
} from "~/services/sound/record-sound";
import { toWav } from "~/services/sound/write-wav";

type RecorderState =
  | { status: "asking" | "reading" }
  | ({ status: "recording" } & RecordingProgress)
  | { status: "failed"; why: RecordingFailure };

/**
 * Records as soon as it is there, and lets the microphone go when it is left.
 * @param onRecorded is given a WAV file, once
 */
export function useRecorder(onRecorded: (recording: File) => void) {
  const [state, setState] = useState<RecorderState>({ status: "asking" });
  const running = useRef<{ stop: () => void }>(null);
  const hand = useEffectEvent(onRecorded);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const show = (next: RecorderState) => !signal.aborted && setState(next);
    async function record() {
      try {
        const recording = await recordSound(signal, (progress) =>
          show({ status: "recording", ...progress }),
        );
        running.current = recording;
        show({ status: "recording", seconds: 0, level: 0 });
        const whole = await recording.whole;
        show({ status: "reading" });
        const file = await toWav(whole, "Recorded sound.wav");
        if (!signal.aborted) hand(file);
      } catch (error) {
        show({ status: "failed", why: failureOf(error) });
      }
    }
    void record();
    return () => left.abort();
  }, []);

  return { state, stop: () => running.current?.stop() };
}
