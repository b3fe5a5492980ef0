import { useEffect, useEffectEvent, useState } from "react";
import type { BenchTimer } from "~/features/repair/bench-state";
import { prepareAlarm, ring } from "./alarm";
import type { Wait } from "./times-of-step";

export const isRunning = ({ isOver, pausedWith }: BenchTimer) =>
  !isOver && pausedWith === undefined;

/** A timer that starts now. */
function startTimer({ id, step, seconds, label, isSafety }: Wait): BenchTimer {
  return { id, step, label, endsAt: Date.now() + seconds * 1000, isSafety, isOver: false };
}

/**
 * Several timers at once; each rings and is told when it ends, also while the page was away.
 *
 * @param onChange given what to make of the timers that there are by then
 */
export function useTimers(
  timers: readonly BenchTimer[],
  onChange: (changed: (timers: readonly BenchTimer[]) => BenchTimer[]) => void,
) {
  const [told, setTold] = useState("");
  const replace = (id: string, changed: Partial<BenchTimer>) =>
    onChange((now) => now.map((timer) => (timer.id === id ? { ...timer, ...changed } : timer)));

  const end = useEffectEvent(({ id, label, step }: BenchTimer) => {
    ring();
    setTold(`Time is up. Step ${step}: ${label}.`);
    replace(id, { isOver: true });
  });
  useEffect(() => {
    const waiting = new Set(timers.filter(isRunning));
    if (waiting.size === 0) return;
    function endDue() {
      for (const timer of waiting) {
        if (timer.endsAt > Date.now()) continue;
        waiting.delete(timer);
        end(timer);
      }
    }
    endDue();
    // By the clock: one long timeout would stand still for as long as the phone sleeps.
    const looking = setInterval(endDue, 500);
    return () => clearInterval(looking);
  }, [timers]);

  function start(wait: Wait) {
    prepareAlarm();
    const started = startTimer(wait);
    onChange((now) => [...now.filter(({ id }) => id !== started.id), started]);
  }
  const pause = ({ id, endsAt }: BenchTimer) => replace(id, { pausedWith: endsAt - Date.now() });
  function resume({ id, pausedWith = 0 }: BenchTimer) {
    prepareAlarm();
    replace(id, { endsAt: Date.now() + pausedWith, pausedWith: undefined });
  }
  const isNew = (wait: Wait) => timers.every(({ id }) => id !== wait.id);

  return {
    told,
    isNew,
    start,
    pause,
    resume,
    /** What one key does: it starts this step's wait, else has the one under way stand still or go on. */
    startOrPause(offered: readonly Wait[]) {
      const wait = offered.find(isNew);
      const running = timers.find((timer) => isRunning(timer) && !timer.isSafety);
      const paused = timers.find(({ pausedWith }) => pausedWith !== undefined);
      if (wait) start(wait);
      else if (running) pause(running);
      else if (paused) resume(paused);
    },
    /**
     * A wait for safety begins with the end of its step, though nobody starts it.
     * @returns what ends the waits that began
     */
    beginSafetyWaits(offered: readonly Wait[]) {
      const waits = offered.filter((wait) => wait.isSafety && isNew(wait));
      if (waits.length === 0) return () => {};
      prepareAlarm();
      const begun = waits.map(startTimer);
      onChange((now) => [...now, ...begun]);
      return () => onChange((now) => now.filter(({ id }) => begun.every((one) => one.id !== id)));
    },
    remove: ({ id }: BenchTimer) => onChange((now) => now.filter((timer) => timer.id !== id)),
  };
}
