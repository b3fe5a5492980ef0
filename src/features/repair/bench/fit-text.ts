const sizes = ["1.75rem", "1.625rem", "1.5rem", "1.375rem"];

/** In px. In less a drawing shows nothing. */
const lowestPicture = 80;

/**
 * A ref: sets what is read in the largest size at which nothing has to be scrolled, or in the smallest.
 * The picture takes what is left, or goes.
 */
export function fitText(box: HTMLElement | null) {
  if (!box) return;
  const picture = box.querySelector<HTMLElement>("[data-gives-way]");
  function setText() {
    for (const size of sizes) {
      box?.style.setProperty("--bench-text", size);
      if (box && box.scrollHeight <= box.clientHeight) return;
    }
  }
  function fit() {
    if (picture) picture.hidden = false;
    setText();
    if (picture) picture.hidden = picture.clientHeight < lowestPicture;
  }
  fit();
  const changes = new ResizeObserver(fit);
  changes.observe(box);
  return () => changes.disconnect();
}
