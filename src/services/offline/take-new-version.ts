/** A new shell on a slow line may take this long; after it the page is loaded again with what there is. */
const patienceMs = 20_000;

/**
 * Has the newest build that can be had take over, and loads the page again. What is typed lies in the
 * history entry by then, and a repair always does.
 */
export async function takeNewVersion(): Promise<void> {
  const registration = await findRegistration();
  if (registration) await activateNewest(registration);
  window.location.reload();
}

/** There is no worker over plain http, and where the browser keeps no data. */
async function findRegistration() {
  if (!("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
}

async function activateNewest(registration: ServiceWorkerRegistration): Promise<void> {
  const isLate = new Promise<void>((resolve) => {
    setTimeout(resolve, patienceMs);
  });
  // Offline there is nothing newer than what waits.
  if (!registration.waiting)
    await Promise.race([registration.update().catch(() => undefined), isLate]);
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  const isActive = takeOver(next);
  await Promise.race([isActive, isLate]);
  // By now it clears away what the earlier build had kept: a page that is loaded meanwhile misses its code.
  if (next.state === "activating") await isActive;
}

/** Resolves when the worker is active, or will never be. */
async function takeOver(next: ServiceWorker): Promise<void> {
  await new Promise<void>((resolve) => {
    const follow = () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      if (next.state === "installed") next.postMessage({ type: "SKIP_WAITING" });
      if (next.state === "activated" || next.state === "redundant") resolve();
    };
    next.addEventListener("statechange", follow);
    follow();
  });
}
