import type { StateStorage } from "zustand/middleware";

/**
 * A browser's storage for a store that is kept in it. Where the browser blocks it, reading finds
 * nothing and writing does nothing: the store's memory is all there is, and it ends with the page.
 * @param open asked each time, because a blocked storage throws when it is only named
 */
export function tolerantStorage(open: () => Storage) {
  return {
    getItem: (key: string) => attempt(() => open().getItem(key)) ?? null,
    setItem: (key: string, value: string) => attempt(() => open().setItem(key, value)),
    removeItem: (key: string) => attempt(() => open().removeItem(key)),
  } satisfies StateStorage;
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
