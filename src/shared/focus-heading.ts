/** For what took the focus with it: the screen's heading, which says where one is. */
export function focusHeading() {
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}
