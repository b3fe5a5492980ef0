import { useEffect, useState } from "react";

/** Keeps the screen awake, and takes that up again whenever the page is looked at again. */
export function useWakeLock(): "awake" | "refused" | "asking" {
  const [state, setState] = useState<"awake" | "refused" | "asking">("asking");
  useEffect(() => {
    let isHere = true;
    let lock: WakeLockSentinel | undefined;
    async function take() {
      if (document.visibilityState !== "visible") return;
      try {
        // Old browsers have none, whatever the types promise.
        lock = await navigator.wakeLock.request("screen");
        if (!isHere) return await lock.release();
        setState("awake");
      } catch {
        if (isHere) setState("refused");
      }
    }
    void take();
    const again = () => void take();
    document.addEventListener("visibilitychange", again);
    return () => {
      isHere = false;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
  return state;
}
