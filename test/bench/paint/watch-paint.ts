/** What a page tells of itself, in ms since it was asked for. Runs in the page. */
export type Painted = {
  fcp: number;
  lcp: number;
  cls: number;
  /** When the screen answered; 0 for a page without script. */
  live: number;
  /** When each task of more than 50 ms began, and how long it took. */
  tasks: [start: number, duration: number][];
};

declare global {
  interface Window {
    painted: Painted;
  }
}

/** @param liveMark what is in the page once the screen answers */
export function watchPaint(liveMark: string | undefined) {
  const painted: Painted = { fcp: 0, lcp: 0, cls: 0, live: 0, tasks: [] };
  window.painted = painted;
  // Runs in the page, where nothing from outside is known.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") painted.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => (painted.lcp = entry.startTime));
  watch("layout-shift", (entry) => {
    if (!Reflect.get(entry, "hadRecentInput")) painted.cls += Number(Reflect.get(entry, "value"));
  });
  watch("longtask", ({ startTime, duration }) => painted.tasks.push([startTime, duration]));
  if (liveMark)
    new MutationObserver(() => {
      if (painted.live === 0 && document.querySelector(liveMark)) painted.live = performance.now();
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-live"] });
}
