/** Gives sockets, channels and promises their turns until it is so. No clock is read; the test's own limit ends it. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

/** One turn of the event loop. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
