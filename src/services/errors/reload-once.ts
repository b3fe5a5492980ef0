/**
 * After a deployment the files of the earlier build are gone, and a tab that is still open fails when
 * it fetches a screen. Loading the page again brings the new build. Vite says so by an event of its own.
 */
export function reloadOnceForMissingChunk() {
  // After this event the router puts the screen that was asked for into the address, with its state:
  // that is what is to be loaded again.
  window.addEventListener("vite:preloadError", () => setTimeout(reloadEntryOnce));
}

/**
 * The mark stands in the history entry: it survives the reload, so the same entry is not loaded a
 * third time, and goes with the tab. The error screen, which is there already, then stays.
 */
function reloadEntryOnce() {
  const wasReloaded = window.history.state?.reloadedForChunk === true;
  // Offline, a reload would replace the app by the browser's own error page.
  if (wasReloaded || !navigator.onLine) return;
  window.history.replaceState({ ...window.history.state, reloadedForChunk: true }, "");
  window.location.reload();
}
