import { useSyncExternalStore } from "react";

/** Whether the browser has a connection, as far as it knows. On prerendered pages it has one. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    whenConnectionChanges,
    () => navigator.onLine,
    () => true,
  );

function whenConnectionChanges(onChange: () => void) {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
