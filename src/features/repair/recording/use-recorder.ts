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
  | { status: "recording"; seconds: number; levels: readonly number[] }
  | { status: "failed"; why: RecordingFailure };

/** About three seconds, as far as the ear compares. */
export const shownLevels = 28;

/** Where the recording stands now, with how loud it was before. */
const goOn =
  ({ seconds, level }: RecordingProgress) =>
  (before: RecorderState): RecorderState => {
    const earlier = before.status === "recording" ? before.levels : [];
    return { status: "recording", seconds, levels: [...earlier, level].slice(-shownLevels) };
  };

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
    const show: typeof setState = (next) => !signal.aborted && setState(next);
    async function record() {
      tell(true);
      try {
        const recording = await recordSound(signal, (progress) => show(goOn(progress)));
        running.current = recording;
        show({ status: "recording", seconds: 0, levels: [] });
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
