export type Timed = { slowestPush: number; longestTask: number };

declare global {
  // An interface, as only one can be added to.
  interface Window {
    timed: { startListening: () => void; read: () => Timed };
  }
}

/** Runs in the page before the app: times what is written to the history, and the other tasks after a mark. */
export function timeHistory() {
  const timed: Timed = { slowestPush: 0, longestTask: 0 };
  const writes: { start: number; end: number }[] = [];
  for (const name of ["pushState", "replaceState"] as const) {
    const write = history[name].bind(history);
    history[name] = (...args) => {
      const start = performance.now();
      write(...args);
      const end = performance.now();
      writes.push({ start, end });
      timed.slowestPush = Math.max(timed.slowestPush, end - start);
    };
  }
  window.timed = {
    startListening: () =>
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          const holdsWrite = writes.some(
            ({ start, end }) => start < startTime + duration && end > startTime,
          );
          if (!holdsWrite) timed.longestTask = Math.max(timed.longestTask, duration);
        }
      }).observe({ type: "longtask" }),
    read: () => timed,
  };
}

/** Runs in the page: how long one copy of as many bytes takes there as both files hold. */
export function yardstickMs(bytes: number): number {
  const buffer = new ArrayBuffer(bytes);
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    structuredClone(buffer);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[2] ?? 0;
}
