import type { AssistantErrorKind } from "~/services/assistant/assistant";
import type { TimeLimits } from "~/services/assistant/provider/time-limits";
import type { Behaviour } from "../openai-server";

/** What can go wrong on the wire, what it means, and how often the server is asked in all. */
export type WireFault = {
  fault: string;
  behaviour: Behaviour;
  kind: AssistantErrorKind;
  tries: 1 | 2 | 3;
  /** Only an answer that streams can fail in this way. */
  isStreamed?: true;
  /** The time limits that end it. */
  endedBy?: readonly (keyof TimeLimits)[];
  /** What had come before. */
  partialText?: string;
};

/** Limits under which the fault is soon over, and every other wait as long as ever. */
export const limitsFor = ({ endedBy = [] }: WireFault): Partial<TimeLimits> =>
  Object.fromEntries(endedBy.map((limit) => [limit, 150]));

/** The server's own words, which nobody is to see. */
export const serversWords = "sk-test said the server";

const error = (status: number, details: object) => ({
  status,
  body: JSON.stringify({ error: { message: serversWords, ...details } }),
});
const page = (status: number) => ({
  status,
  headers: { "Content-Type": "text/html" },
  body: `<!doctype html><title>${serversWords}</title>`,
});
const text = (status: number, body: string) => ({ status, body });
const choices = (...choices: object[]) => text(200, JSON.stringify({ choices }));
const stream = (body: string) => ({
  status: 200,
  headers: { "Content-Type": "text/event-stream" },
  body,
});
const piece = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** Before any text has come, or with a verdict on it. */
export const faults: readonly WireFault[] = [
  { fault: "a reset before the answer", behaviour: "reset-at-once", kind: "unreachable", tries: 3 },
  {
    fault: "400, too long",
    behaviour: error(400, { code: "context_length_exceeded" }),
    kind: "too-large",
    tries: 1,
  },
  { fault: "400, any other", behaviour: error(400, {}), kind: "refused", tries: 1 },
  {
    fault: "401",
    behaviour: error(401, { code: "invalid_api_key" }),
    kind: "refused",
    tries: 1,
  },
  { fault: "402", behaviour: error(402, { code: 402 }), kind: "no-credit", tries: 1 },
  { fault: "403", behaviour: error(403, {}), kind: "refused", tries: 1 },
  {
    fault: "404",
    behaviour: error(404, { code: "model_not_found" }),
    kind: "refused",
    tries: 1,
  },
  {
    fault: "404 in plain text",
    behaviour: text(404, "404 page not found"),
    kind: "refused",
    tries: 1,
  },
  { fault: "408", behaviour: error(408, {}), kind: "timed-out", tries: 3 },
  { fault: "413 with a page", behaviour: page(413), kind: "too-large", tries: 1 },
  {
    fault: "422 with a list of details",
    behaviour: text(422, JSON.stringify({ detail: [{ msg: serversWords }] })),
    kind: "refused",
    tries: 1,
  },
  {
    fault: "429, too many requests",
    behaviour: error(429, { code: "rate_limit_exceeded" }),
    kind: "limited",
    tries: 3,
  },
  {
    fault: "429, quota used up",
    behaviour: error(429, { code: "insufficient_quota" }),
    kind: "no-credit",
    tries: 1,
  },
  { fault: "500", behaviour: error(500, {}), kind: "unavailable", tries: 3 },
  { fault: "502 with a page", behaviour: page(502), kind: "unavailable", tries: 3 },
  {
    fault: "503 with a string",
    behaviour: text(503, JSON.stringify({ error: serversWords })),
    kind: "unavailable",
    tries: 3,
  },
  { fault: "200 with a page", behaviour: page(200), kind: "unreadable", tries: 1 },
  { fault: "200 with nothing", behaviour: text(200, ""), kind: "unreadable", tries: 1 },
  {
    fault: "200 with JSON that is cut",
    behaviour: text(200, '{"choices":[{"mess'),
    kind: "unreadable",
    tries: 1,
  },
  { fault: "200 with an error", behaviour: error(200, {}), kind: "unavailable", tries: 3 },
  { fault: "200 with no choices", behaviour: choices(), kind: "unreadable", tries: 1 },
  {
    fault: "200 with null for content",
    behaviour: choices({ message: { content: null }, finish_reason: "stop" }),
    kind: "empty",
    tries: 1,
  },
  {
    fault: "200 with a refusal",
    behaviour: choices({ message: { content: null, refusal: serversWords } }),
    kind: "declined",
    tries: 1,
  },
  {
    fault: "200 with a filtered answer",
    behaviour: choices({ message: { content: "" }, finish_reason: "content_filter" }),
    kind: "filtered",
    tries: 1,
  },
  {
    fault: "a stream that begins with an error",
    behaviour: stream(`data: ${error(200, { code: 503 }).body}\n\n`),
    kind: "unavailable",
    tries: 3,
    isStreamed: true,
  },
  {
    fault: "a stream with wrong JSON",
    behaviour: stream("data: {wrong\n\n"),
    kind: "unreadable",
    tries: 1,
    isStreamed: true,
  },
  { fault: "an empty stream", behaviour: stream(""), kind: "empty", tries: 1, isStreamed: true },
  {
    fault: "a stream with nothing but its end",
    behaviour: stream("data: [DONE]\n\n"),
    kind: "empty",
    tries: 1,
    isStreamed: true,
  },
  {
    fault: "a stream with a refusal",
    behaviour: stream(piece({ refusal: serversWords }) + piece({}, "stop")),
    kind: "declined",
    tries: 1,
    isStreamed: true,
  },
  {
    fault: "a stream that is filtered on the way",
    behaviour: stream(piece({ content: "Unplug" }) + piece({}, "content_filter")),
    kind: "filtered",
    tries: 1,
    isStreamed: true,
    partialText: "Unplug",
  },
  {
    fault: "no answer",
    behaviour: "silent",
    kind: "timed-out",
    tries: 1,
    endedBy: ["headersMs", "firstTextMs"],
  },
  {
    fault: "an answer without text",
    behaviour: "stall",
    kind: "timed-out",
    tries: 1,
    endedBy: ["firstTextMs"],
  },
];

const broken = { kind: "cut-short", tries: 1, isStreamed: true } as const;

/** After the first words have come, which are kept. */
export const breaks: readonly WireFault[] = [
  { ...broken, fault: "a stream that is cut", behaviour: "cut" },
  { ...broken, fault: "a stream that is cut in a line", behaviour: "cut-in-line" },
  { ...broken, fault: "an error in the stream", behaviour: "error-frame" },
  { ...broken, fault: "wrong JSON in the stream", behaviour: "wrong-json" },
  { ...broken, fault: "two halves that both hit the limit", behaviour: "length", tries: 2 },
  { ...broken, fault: "a stream that stalls", behaviour: "stall-in-text", endedBy: ["idleMs"] },
  { ...broken, fault: "a stream that only pings", behaviour: "pings", endedBy: ["idleMs"] },
];
