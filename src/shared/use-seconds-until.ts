import { useSyncExternalStore } from "react";

/** Whole seconds until a moment (milliseconds since 1970), counted down to 0 on screen. */
export function useSecondsUntil(moment: number): number {
  return useSyncExternalStore(everyQuarterSecond, () =>
    Math.max(0, Math.ceil((moment - Date.now()) / 1000)),
  );
}

function everyQuarterSecond(onTick: () => void) {
  const timer = setInterval(onTick, 250);
  return () => clearInterval(timer);
}
