import { isLoopback } from "~/services/assistant/server-address";

/** How long a server may stay silent, in milliseconds. */
export type TimeLimits = {
  /** From sending a streamed request to its response headers. */
  headersMs: number;
  /** From there to the first word; an answer that is not streamed must be complete by then. */
  firstTextMs: number;
  /** After this long without a sign of life it is said that the model is still being loaded. */
  loadingMs: number;
  /** Between two pieces of text. A keep-alive comment is not text. */
  idleMs: number;
  /** The whole call, with its retries and its continuation. */
  totalMs: number;
};

/** A model on the person's own machine may have to be loaded from disk before its first word. */
export function timeLimitsFor(baseUrl: URL): TimeLimits {
  const patience = isLoopback(baseUrl)
    ? { headersMs: 120_000, firstTextMs: 120_000, loadingMs: 15_000 }
    : { headersMs: 30_000, firstTextMs: 60_000, loadingMs: Infinity };
  return { ...patience, idleMs: 30_000, totalMs: 300_000 };
}
