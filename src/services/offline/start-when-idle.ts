import { whenIdle } from "~/shared/when-quiet";

/** Start-up: the worker comes after everything that the first screen needs. */
export function startOfflineWhenIdle() {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") afterwards();
  else window.addEventListener("load", afterwards, { once: true });
}

const afterwards = () =>
  void whenIdle()
    .then(start)
    .catch(() => undefined);

async function start() {
  const { startWorker } = await import("./start-worker");
  await startWorker();
}
