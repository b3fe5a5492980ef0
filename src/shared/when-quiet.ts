/**
 * Settles when the page has nothing else to do, or as soon as somebody touches it.
 *
 * @param patienceMs after this time it settles whatever is going on
 */
export function whenQuiet(patienceMs = 3000): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const kind of touches) removeEventListener(kind, done, true);
      resolve();
    };
    for (const kind of touches) addEventListener(kind, done, { capture: true, passive: true });
    // Safari has no idle time to tell of.
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(done, { timeout: patienceMs });
    else setTimeout(done, 200);
  });
}

const touches = ["pointerdown", "keydown", "scroll"] as const;

/**
 * Settles when the page has nothing else to do; a touch does not hurry it.
 *
 * @param patienceMs after this time it settles whatever is going on; it waits as long as it takes without
 */
export function whenIdle(patienceMs?: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function")
      requestIdleCallback(() => resolve(), { timeout: patienceMs });
    else setTimeout(resolve, 200);
  });
}

/** Somebody pays for each byte, and wants nothing fetched on a guess. */
export function savesData(): boolean {
  // Chromium alone tells so far, and TypeScript's DOM does not know it.
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    typeof connection === "object" &&
    connection !== null &&
    Reflect.get(connection, "saveData") === true
  );
}
