/** A promise that ends when the test says so. */
export function hold() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end: () => end() };
}
