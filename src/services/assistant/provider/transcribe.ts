import { APIError } from "openai";
import { z } from "zod";
import type { RequestOptions } from "~/services/assistant/assistant";
import type { RepairCase } from "~/domain/repair-case";
import type { ChatServer } from "./chat-server";
import { raceAbort, startTimer } from "~/services/assistant/model/timer";

/** The name under which OpenAI and most compatible servers offer it. */
const model = "whisper-1";
/** In ms. The questions wait for it, so it has less time than an answer. */
const patienceMs = 20_000;
/** In characters. */
const longestTranscript = 1000;

const transcript = z.object({ text: z.string() });

/** What a server answers that has no such model or no such address. */
const notOffered = new Set([400, 404, 405, 415, 422, 501]);
/** "Audio file might be corrupted or unsupported": the next recording may be to its liking. */
const ofThisFile = /\b(?:audio|file|recording|format|corrupt\w*|decod\w*)\b/i;
/** Servers that cannot do it; kept while the app is open. */
const withoutTranscription = new Set<string>();

/**
 * The case with the words in its recording, which are told through `options.onFindings` too. They are
 * written down once; a server that cannot do it changes nothing.
 *
 * @throws AssistantError "aborted" or "timed-out" once `options.signal` aborts
 */
export async function addWordsSpoken(
  server: ChatServer,
  repair: RepairCase,
  { signal, onFindings }: Pick<RequestOptions, "signal" | "onFindings">,
): Promise<RepairCase> {
  const { recording, findings } = repair;
  if (!recording || findings?.recording?.words !== undefined) return repair;
  const words = await transcribe(server, recording, signal);
  if (!words) return repair;
  const found = { recording: { ...findings?.recording, words } };
  onFindings?.(found);
  return { ...repair, findings: { ...findings, ...found } };
}

async function transcribe({ client, baseUrl }: ChatServer, file: File, signal: AbortSignal) {
  if (withoutTranscription.has(baseUrl.href)) return "";
  const timer = startTimer(signal);
  timer.allow(patienceMs, "transcript");
  try {
    const body = new FormData();
    body.set("model", model);
    body.set("file", file);
    // Not by the SDK's own method: to try out FormData it fetches a data: address, which our CSP refuses.
    const request = client.post("/audio/transcriptions", { body, signal: timer.signal });
    const { text } = transcript.parse(await raceAbort<unknown>(request, timer.signal));
    return text.trim().slice(0, longestTranscript);
  } catch (thrown) {
    signal.throwIfAborted();
    if (thrown instanceof APIError && isNotOffered(thrown)) withoutTranscription.add(baseUrl.href);
    return "";
  } finally {
    timer.end();
  }
}

const isNotOffered = ({ status = 0, message }: APIError) =>
  notOffered.has(status) && !ofThisFile.test(message);
