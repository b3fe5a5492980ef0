import { isReachable } from "~/services/offline/is-reachable";
import { wasGuess } from "~/shared/on-a-guess";
import { takeNewVersion } from "~/services/offline/take-new-version";

/**
 * After a deployment the files of the earlier build are gone, and a tab that is still open fails when
 * it fetches a screen. Loading the page again brings the new build. Vite says so by an event of its own.
 */
export function reloadOnceForMissingChunk() {
  // After this event the router puts the screen that was asked for into the address, with its state:
  // that is what is to be loaded again.
  window.addEventListener("vite:preloadError", ({ payload }) => {
    setTimeout(() => void (wasGuess(payload) || reloadEntryOnce()));
  });
}

/** Long enough that a page which misses the same file at once, or as soon as something is tapped, is not loaded in a loop. */
const restMs = 60_000;

/** The mark stands in the history entry: it survives the reload, and goes with the tab. The error screen then stays. */
async function reloadEntryOnce() {
  // Offline, a reload would replace the app by the browser's own error page, or change nothing.
  if (!(await isReachable())) return;
  const last: unknown = window.history.state?.reloadedForChunkAt;
  if (typeof last === "number" && Date.now() - last < restMs) return;
  window.history.replaceState({ ...window.history.state, reloadedForChunkAt: Date.now() }, "");
  await takeNewVersion();
}
