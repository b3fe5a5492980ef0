import type { PendingReason } from "~/services/assistant/assistant";
import { toFailure, type WireFailure } from "./classify-error";

/** Waits before the second and the third try, in milliseconds, each ±25 %. */
const waitsMs = [1000, 3000] as const;

export type RetryPolicy = {
  signal: AbortSignal;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** As Math.random. */
  random: () => number;
  /** As in `RequestOptions`: told of each wait, and of its end. */
  onWait?: (wait: PendingReason | null) => void;
};

/**
 * Tries up to three times, as long as the failure is one that passes: no connection, 408, 429
 * without a quota behind it, 5xx. An attempt that has written text must fail with an AssistantError,
 * which is never tried again.
 *
 * @throws AssistantError the last failure
 */
export async function withRetries<T>(attempt: () => Promise<T>, policy: RetryPolicy): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await attempt();
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (!failure.retryable) throw failure.error;
      await waitVisibly(delayMs(failure, waitMs, policy.random), policy);
    }
  }
  try {
    return await attempt();
  } catch (thrown) {
    throw toFailure(thrown).error;
  }
}

async function waitVisibly(ms: number, { sleep, signal, onWait }: RetryPolicy): Promise<void> {
  onWait?.({ reason: "retrying", at: Date.now() + ms });
  try {
    await sleep(ms, signal);
  } finally {
    onWait?.(null);
  }
}

function delayMs(failure: WireFailure, waitMs: number, random: () => number): number {
  return failure.retryAfterMs ?? waitMs * (0.75 + random() / 2);
}
