/** What a test of the connection may find. */
export const connectionOutcomes = [
  "works",
  "unreachable",
  /** Something answers, but does not let this page read it. */
  "cors",
  "key-missing",
  "wrong-key",
  "unknown-model",
  "no-credit",
  "not-json",
  "wrong-path",
  "redirected",
  "timed-out",
  "busy",
  "server-error",
  "declined",
] as const;

export type ConnectionOutcome = (typeof connectionOutcomes)[number];
