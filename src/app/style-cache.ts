import createCache from "@emotion/cache";

/**
 * Where a rule that begins with `@` joins a sheet, Chromium styles all anew that any rule of this sheet is
 * for. So the rules of each newly drawn part get a sheet of their own.
 */
export function createStyleCache() {
  // Without the prefixes that browsers of today do without.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  const { insert } = cache;
  let isDrawing = false;
  cache.insert = (...styles) => {
    if (!isDrawing) {
      isDrawing = true;
      // Emotion begins a sheet with its first rule.
      cache.sheet.ctr = 0;
      queueMicrotask(() => (isDrawing = false));
    }
    return insert(...styles);
  };
  return cache;
}
