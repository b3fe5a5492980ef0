/** What lies over what, from below to the top. All of it is above MUI's dialogs and menus (1300). */
export const layers = {
  /** The bench where the work is done: what is told of sharing the guide may be seen. */
  benchAtEnd: 1450,
  linkToCopy: 1460,
  toasts: 1500,
  /** Over toasts and banners: nothing comes between a person and the step. */
  bench: 1600,
  benchDrawer: 1650,
  handbookPage: 1660,
};
