/** Zoomed to 400 % a window is that low. */
export const lowWindow = "@media (max-height: 400px)";
