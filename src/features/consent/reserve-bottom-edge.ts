import { focusHeading } from "~/shared/focus-heading";

const name = "--mw-bottom-edge";

/** Where a banner at the edge would take most of what is seen: a phone on its side, a page at 400 %. */
export const lowWindow = "(max-height: 479.95px)";

/**
 * Tells the rest of the app, in the CSS variable `--mw-bottom-edge`, how many pixels of the window's
 * bottom edge `element` takes while it is shown: none in a low window, where it lies at the page's end.
 * The focus does not go with it.
 * A ref callback.
 */
export function reserveBottomEdge(element: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const isLow = window.matchMedia(lowWindow).matches;
    const taken = isLow ? 0 : window.innerHeight - element.getBoundingClientRect().top;
    style.setProperty(name, `${Math.ceil(taken)}px`);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
    if (element.contains(document.activeElement)) focusHeading();
  };
}
