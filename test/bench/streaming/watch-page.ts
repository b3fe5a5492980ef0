/** In ms. Long tasks are those over 50 ms; `longestTask` is 0 when there was none of them. */
export type Watched = { longTasks: number; longestTask: number; worstFrame: number };

/** How smooth the page stays while `work` goes on. */
export async function watchPage(work: () => Promise<void>): Promise<Watched> {
  const tasks: number[] = [];
  const keep = (entries: readonly PerformanceEntry[]) =>
    tasks.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: "longtask" });
  const endOfFrames = watchFrames();
  await work();
  keep(observer.takeRecords());
  observer.disconnect();
  return {
    longTasks: tasks.length,
    longestTask: Math.max(0, ...tasks),
    worstFrame: endOfFrames(),
  };
}

/** Watches until the function that it returns is called, which gives the longest time between two frames. */
function watchFrames(): () => number {
  let worst = 0;
  let last = performance.now();
  let request = requestAnimationFrame(function next(now) {
    worst = Math.max(worst, now - last);
    last = now;
    request = requestAnimationFrame(next);
  });
  return () => {
    cancelAnimationFrame(request);
    return worst;
  };
}
