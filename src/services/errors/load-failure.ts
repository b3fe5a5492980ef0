/** What the three browser engines and Vite say of code that could not be fetched. */
export const loadFailures = [
  "Failed to fetch dynamically imported module",
  "error loading dynamically imported module",
  "Importing a module script failed",
  "Unable to preload CSS",
];

/** What they say of any other request that did not get through. */
export const networkFailures = [
  "Failed to fetch",
  "Load failed",
  "NetworkError when attempting to fetch resource",
];

/** Whether an error is no mistake of the app: a part of it could not be fetched. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  [...loadFailures, ...networkFailures].some((words) => error.message.includes(words));
