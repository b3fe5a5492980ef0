/** A ref for what takes the place of the button that was pressed. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
