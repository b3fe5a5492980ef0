import { onTestFinished, vi } from "vitest";

/** As offline: what is fetched on first use does not come. `lost` is called for each time, until it is brought back. */
export function loseCode(path: string) {
  const lost = vi.fn<() => never>(() => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  vi.doMock(path, lost);
  const bringBack = () => {
    vi.doUnmock(path);
  };
  onTestFinished(bringBack);
  return { lost, bringBack };
}
