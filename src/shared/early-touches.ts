type Touch = { target: HTMLElement; kind: "click" | "submit" | "input"; value?: string };

declare global {
  interface Window {
    /** What was pressed and typed before the script was there: see src/build/inline/before-paint.js. */
    earlyTouches?: Touch[];
  }
}

/** Marks a part of the page as one that answers, and does again what was pressed and typed in it before. */
export function goLive(part: HTMLElement | null) {
  if (!part || part.dataset.live !== undefined) return;
  part.dataset.live = "";
  const touches = window.earlyTouches ?? [];
  const due = touches.filter(({ target }) => isLive(target));
  touches.splice(0, touches.length, ...touches.filter((touch) => !due.includes(touch)));
  for (const touch of due) if (touch.target.isConnected) repeat(touch);
}

const isLive = (target: HTMLElement) =>
  target.closest<HTMLElement>("main, #root")?.dataset.live !== undefined;

function repeat({ target, kind, value }: Touch) {
  if (kind === "click") target.click();
  if (kind === "submit" && target instanceof HTMLFormElement) target.requestSubmit();
  if (kind === "input") {
    // As typing would: React watches the property itself, so the element's own setter is called.
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), "value");
    own?.set?.call(target, value);
    target.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
