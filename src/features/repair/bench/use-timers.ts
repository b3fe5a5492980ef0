import { useEffect, useEffectEvent, useState } from "react";
import type { TimeToWait } from "~/domain/guide/read-times";
import type { BenchTimer } from "~/features/repair/bench-state";
import { prepareAlarm, ring } from "./alarm";

export const isRunning = ({ isOver, pausedWith }: BenchTimer) =>
  !isOver && pausedWith === undefined;

/** A timer that starts now. */
export function startTimer({ seconds, label, isSafety }: TimeToWait, step: number): BenchTimer {
  const endsAt = Date.now() + seconds * 1000;
  return { id: `${step} ${seconds}`, step, label, endsAt, isSafety, isOver: false };
}

/** Several timers at once; each rings and is told when it ends, also while the page was away. */
export function useTimers(timers: readonly BenchTimer[], onChange: (timers: BenchTimer[]) => void) {
  const [told, setTold] = useState("");
  const replace = (id: string, changed: Partial<BenchTimer>) =>
    onChange(timers.map((timer) => (timer.id === id ? { ...timer, ...changed } : timer)));

  const end = useEffectEvent(({ id, label, step }: BenchTimer) => {
    ring();
    setTold(`Time is up. Step ${step}: ${label}.`);
    replace(id, { isOver: true });
  });
  useEffect(() => {
    const alarms = timers
      .filter(isRunning)
      .map((timer) => setTimeout(() => end(timer), Math.max(0, timer.endsAt - Date.now())));
    return () => alarms.forEach(clearTimeout);
  }, [timers]);

  return {
    told,
    start(time: TimeToWait, step: number) {
      prepareAlarm();
      const started = startTimer(time, step);
      onChange([...timers.filter(({ id }) => id !== started.id), started]);
    },
    pause: ({ id, endsAt }: BenchTimer) => replace(id, { pausedWith: endsAt - Date.now() }),
    resume: ({ id, pausedWith = 0 }: BenchTimer) =>
      replace(id, { endsAt: Date.now() + pausedWith, pausedWith: undefined }),
    remove: ({ id }: BenchTimer) => onChange(timers.filter((timer) => timer.id !== id)),
  };
}
