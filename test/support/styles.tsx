import { type EmotionCache, withEmotionCache } from "@emotion/react";
import { renderToStaticMarkup } from "react-dom/server";
import { onTestFinished } from "vitest";

const beside = document.createElement("div");

/**
 * The app's styles are written beside the page and not into it: jsdom walks through all of them for
 * each element that is looked for by its role. What they hide is seen in a browser's own tests;
 * jsdom knows neither sizes nor media queries.
 */
export function keepStylesOut() {
  writeStylesTo(beside);
}

/** For a test about the styles themselves, before it renders: until it ends, the page has them. */
export function applyStyles() {
  writeStylesTo(document.head);
  onTestFinished(keepStylesOut);
}

function writeStylesTo(container: Node) {
  const cache = appCache();
  cache.sheet.flush();
  cache.sheet.container = container;
  cache.inserted = {};
}

function appCache(): EmotionCache {
  const caches: EmotionCache[] = [];
  const Look = withEmotionCache((_props, cache) => {
    caches.push(cache);
    return null;
  });
  renderToStaticMarkup(<Look />);
  const [cache] = caches;
  if (!cache) throw new Error("Emotion has no cache of its own");
  return cache;
}
