import { AssistantError } from "~/services/assistant/assistant";

export type Timer = {
  /** Aborts with an AssistantError: "aborted" after the parent, "timed-out" after a limit. */
  signal: AbortSignal;
  /** Replaces the running limit: `what` has to come within `ms`. */
  allow(ms: number, what: string): void;
  /** Stops the clock and closes whatever is still open on the signal. */
  end(): void;
};

/** A stopwatch below `parent`, which may be the person's own signal or another timer's. */
export function startTimer(parent: AbortSignal): Timer {
  const controller = new AbortController();
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const stopWithParent = () => controller.abort(stopReason(parent));
  if (parent.aborted) stopWithParent();
  parent.addEventListener("abort", stopWithParent);

  return {
    signal: controller.signal,
    allow(ms, what) {
      clearTimeout(timeout);
      timeout = setTimeout(() => {
        controller.abort(new AssistantError("timed-out", `No ${what} within ${ms} ms`));
      }, ms);
    },
    end() {
      clearTimeout(timeout);
      parent.removeEventListener("abort", stopWithParent);
      controller.abort(new AssistantError("aborted", "The call has ended"));
    },
  };
}

function stopReason(signal: AbortSignal): AssistantError {
  return signal.reason instanceof AssistantError
    ? signal.reason
    : new AssistantError("aborted", "The call was stopped");
}

/**
 * Settles as `promise` does, or rejects with the timer's AssistantError once that aborts.
 * Needed because openai 6 ends an aborted stream silently, or never.
 */
export function raceAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener("abort", onAbort);
    void promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", onAbort));
  });
}

/** Waits `ms`, or rejects at once with the timer's AssistantError when it aborts. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  const waited = new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
  return raceAbort(waited, signal);
}
