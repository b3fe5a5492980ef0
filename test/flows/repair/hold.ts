/** A promise that ends when the test says so. */
export function hold() {
  const gate = new EventTarget();
  const ended = new Promise<void>((resolve) => {
    gate.addEventListener("end", () => resolve(), { once: true });
  });
  return { ended, end: () => void gate.dispatchEvent(new Event("end")) };
}
