/**
 * A ref for what has just come: shown, however far below the pressed button, and given the focus
 * where that button has lost it. Its scroll margins say how much room it is shown with.
 */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  element.scrollIntoView({ block: "nearest" });
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.matches(":disabled"))
    element.focus({ preventScroll: true });
}
