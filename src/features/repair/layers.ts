/**
 * What lies over what, beside MUI's own layers: its dialogs are at 1300, its hints and our toasts at 1500.
 * Of two things on one layer the later one is above.
 */
export const layers = {
  /** The bench where the work is done: what is told of sharing the guide may be seen. */
  benchAtEnd: 1450,
  /** Over toasts and banners: nothing comes between a person and the step. */
  bench: 1600,
};
