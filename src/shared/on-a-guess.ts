let guesses = 0;

/** Fetches what may be needed soon. That it cannot be had is told where it is needed, if ever. */
export async function onAGuess(fetching: () => Promise<unknown>): Promise<void> {
  guesses += 1;
  try {
    await fetching();
  } catch {
    // The next one who asks for it fetches it again.
  } finally {
    guesses -= 1;
  }
}

/** Whether what fails to load just now may have been fetched on a guess. */
export const isGuessing = () => guesses > 0;
