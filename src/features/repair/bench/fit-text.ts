const sizes = ["1.75rem", "1.625rem", "1.5rem", "1.375rem"];

/** A ref: sets what is read in the largest size at which nothing has to be scrolled, or in the smallest. */
export function fitText(box: HTMLElement | null) {
  if (!box) return;
  function fit() {
    for (const size of sizes) {
      box?.style.setProperty("--bench-text", size);
      if (box && box.scrollHeight <= box.clientHeight) return;
    }
  }
  fit();
  const changes = new ResizeObserver(fit);
  changes.observe(box);
  return () => changes.disconnect();
}
