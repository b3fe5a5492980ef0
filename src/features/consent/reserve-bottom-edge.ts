const name = "--mw-bottom-edge";

/**
 * Tells the rest of the app, in the CSS variable `--mw-bottom-edge`, how many pixels of the window's
 * bottom edge `element` takes while it is shown. A ref callback.
 */
export function reserveBottomEdge(element: HTMLElement) {
  const { style } = document.documentElement;
  const measure = () => {
    const taken = window.innerHeight - element.getBoundingClientRect().top;
    style.setProperty(name, `${Math.ceil(taken)}px`);
  };
  measure();
  window.addEventListener("resize", measure);
  return () => {
    window.removeEventListener("resize", measure);
    style.removeProperty(name);
  };
}
