const guessed = new WeakSet<object>();

/** Fetches what may be needed soon. That it cannot be had is told where it is needed, if ever. */
export async function onAGuess(fetching: () => Promise<unknown>): Promise<void> {
  try {
    await fetching();
  } catch (error) {
    markAsGuess(error);
  }
}

/** For whoever catches such a failure before `onAGuess` does. */
export function markAsGuess(error: unknown): void {
  if (typeof error === "object" && error !== null) guessed.add(error);
}

/** Whether what failed to load was fetched on a guess, so that nobody misses it yet. */
export const wasGuess = (error: object) => guessed.has(error);
