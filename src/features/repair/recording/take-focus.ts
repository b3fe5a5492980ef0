/** A ref for a button that takes the place of the one that was pressed. */
export function takeFocus(button: HTMLElement | null) {
  button?.focus();
}
