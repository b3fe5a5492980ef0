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
 * @param onRunning is told when it begins, and when it has ended in whatever way
 */
export function useRecorder(
  onRecorded: (recording: File) => void,
  onRunning: (isRunning: boolean) => void = () => {},
) {
  const [state, setState] = useState<RecorderState>({ status: "asking" });
  const running = useRef<{ stop: () => void }>(null);
  const hand = useEffectEvent(onRecorded);
  const tell = useEffectEvent(onRunning);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const show = (next: RecorderState) => !signal.aborted && setState(next);
    async function record() {
      tell(true);
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
        if (!signal.aborted) tell(false);
      }
    }
    void record();
    return () => {
      left.abort();
      tell(false);
    };
  }, []);

  return { state, stop: () => running.current?.stop() };
}
