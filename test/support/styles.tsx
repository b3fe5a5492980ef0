import { withEmotionCache } from "@emotion/react";
import { renderToStaticMarkup } from "react-dom/server";
import { onTestFinished } from "vitest";

const styles = document.createElement("div");

/**
 * The app's styles are written beside the page and not into it: jsdom walks through all of them for
 * each element that is looked for by its role. What they hide is seen in a browser's own tests;
 * jsdom knows neither sizes nor media queries.
 */
export function keepStylesOut() {
  const Redirect = withEmotionCache((_props, cache) => {
    cache.sheet.container = styles;
    return null;
  });
  renderToStaticMarkup(<Redirect />);
}

/** For a test about the styles themselves: until it ends, the page has them. */
export function applyStyles() {
  document.head.append(styles);
  onTestFinished(() => styles.remove());
}
