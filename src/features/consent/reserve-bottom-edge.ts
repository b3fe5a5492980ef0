const name = "--mw-bottom-edge";

/**
 * Tells the rest of the app, in the CSS variable `--mw-bottom-edge`, how many pixels of the window's
 * bottom edge `element` takes while it is shown. A ref callback.
 */
export function reserveBottomEdge(element: HTMLElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const taken = window.innerHeight - element.getBoundingClientRect().top;
    style.setProperty(name, `${Math.ceil(taken)}px`);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
}
