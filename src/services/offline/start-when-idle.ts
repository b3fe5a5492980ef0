/** Start-up: the worker comes after everything that the first screen needs. */
export function startOfflineWhenIdle() {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") afterwards();
  else window.addEventListener("load", afterwards, { once: true });
}

const afterwards = () => whenIdle(() => void start().catch(() => undefined));

async function start() {
  const { startWorker } = await import("./start-worker");
  await startWorker();
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(callback: () => void) {
  if ("requestIdleCallback" in window) window.requestIdleCallback(callback);
  else setTimeout(callback, 1000);
}
