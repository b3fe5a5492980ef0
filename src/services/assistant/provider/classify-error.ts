import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";
import { AssistantError, type AssistantErrorKind } from "~/services/assistant/assistant";

/** What to make of one failed attempt. */
export type WireFailure = {
  error: AssistantError;
  retryable: boolean;
  /** The server's own wish, when it could be read and is at most a minute. */
  retryAfterMs?: number;
};

const noCreditCodes = new Set([
  "insufficient_quota",
  "credit_balance_exhausted",
  "billing_hard_limit_reached",
]);
const filterCodes = new Set(["content_filter", "content_policy_violation", "moderation_blocked"]);
/** What servers say that have no code for it; in this order. */
const kindsInWords: readonly (readonly [RegExp, AssistantErrorKind])[] = [
  // llama.cpp: "exceeds the available context size"; vLLM, OpenRouter, LM Studio: "context length".
  [/context (?:length|size|window)/i, "too-large"],
  // OpenRouter, with 403: "… requires moderation … Your input was flagged for …".
  [/input was flagged/i, "filtered"],
  // LM Studio, with 200, where "/v1" is missing.
  [/unexpected endpoint/i, "refused"],
];
/** So long a person is kept waiting; up to the other one, the person is told when to come back. */
const longestRetryAfterMs = 60_000;
const longestToldMs = 30 * 24 * 3_600_000;

/**
 * Turns whatever an attempt threw into one of the port's errors.
 * Messages are written here: a server's own words may echo the key, so they are never carried on.
 */
export function toFailure(thrown: unknown): WireFailure {
  if (thrown instanceof AssistantError) return { error: thrown, retryable: false };
  // What our own fetch threw, as the SDK wraps it.
  if (thrown instanceof APIConnectionError && thrown.cause instanceof AssistantError) {
    return { error: thrown.cause, retryable: false };
  }
  if (thrown instanceof APIConnectionTimeoutError) {
    return { error: new AssistantError("timed-out", "The connection timed out"), retryable: false };
  }
  if (thrown instanceof APIError && !(thrown instanceof APIConnectionError)) {
    return serverFailure(thrown);
  }
  if (thrown instanceof SyntaxError) {
    return { error: new AssistantError("unreadable", "The answer is not JSON"), retryable: false };
  }
  // Server off, wrong address, CORS, a reset connection: a browser does not tell them apart.
  return {
    error: new AssistantError("unreachable", "The connection failed"),
    retryable: navigator.onLine,
  };
}

/** All that the server said, with what it passes on of a server behind it. */
export function wordsOf({ message, error }: APIError): string {
  return `${message} ${JSON.stringify(error)}`;
}

/** A status, or an error object that came inside a 200 answer or a stream. */
function serverFailure(thrown: APIError): WireFailure {
  const status = statusOf(thrown);
  const code =
    typeof thrown.code === "string" && /^[a-z_]{1,40}$/.test(thrown.code) ? thrown.code : "";
  const message = `The server answered ${[status ?? "with an error", code].filter(Boolean).join(" ")}`;
  const wishMs = readRetryAfter(thrown.headers);
  const isLong = wishMs !== undefined && wishMs > longestRetryAfterMs;
  const failure = (kind: AssistantErrorKind, retryable: boolean) => ({
    error: new AssistantError(kind, message, {
      retryAt: isLong && retryable ? Date.now() + wishMs : undefined,
    }),
    retryable: retryable && !isLong,
    retryAfterMs: isLong ? undefined : wishMs,
  });

  const words = wordsOf(thrown);
  const inWords = kindsInWords.find(([pattern]) => pattern.test(words));

  if (status === 402 || noCreditCodes.has(code)) return failure("no-credit", false);
  if (filterCodes.has(code)) return failure("filtered", false);
  if (status === 413 || code === "context_length_exceeded") return failure("too-large", false);
  if (inWords) return failure(inWords[1], false);
  if (status === 429 || code === "rate_limit_exceeded") return failure("limited", true);
  if (status === 408) return failure("timed-out", true);
  if (status === undefined || status >= 500) return failure("unavailable", true);
  return failure("refused", false);
}

/** Several servers give the status as a number in `code`, inside an answer that says 200. */
function statusOf({ status, code }: APIError): number | undefined {
  if (status !== undefined) return status;
  const number = Number(code);
  return number >= 400 && number < 600 ? number : undefined;
}

function readRetryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get("retry-after");
  if (!value) return undefined;
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return ms >= 0 && ms <= longestToldMs ? ms : undefined;
}
