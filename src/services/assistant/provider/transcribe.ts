import { APIError } from "openai";
import { z } from "zod";
import type { RequestOptions } from "~/services/assistant/assistant";
import type { Findings, RepairCase } from "~/domain/repair-case";
import type { ChatServer } from "./chat-server";
import { raceAbort, startTimer } from "./time-limits";

/** The name under which OpenAI and most compatible servers offer it. */
const model = "whisper-1";
/** In ms. The questions wait for it, so it has less time than an answer. */
const patienceMs = 20_000;
/** In characters. */
const longestTranscript = 1000;

const transcript = z.object({ text: z.string() });

/** Begins the words that were spoken, so that a recording is written down only once. */
const mark = "Words spoken:";

/** What a server answers that has no such model or no such address. */
const notOffered = new Set([400, 404, 405, 415, 422, 501]);
/** Servers that cannot do it; kept while the app is open. */
const withoutTranscription = new Set<string>();

/**
 * The words in the recording, added to what else it holds and told through `ask.onFindings`.
 * A server that cannot write them down changes nothing.
 *
 * @throws AssistantError "aborted" or "timed-out" once `ask.signal` aborts
 */
export async function addWordsSpoken(
  server: ChatServer,
  { recording, recordingHolds = "" }: RepairCase,
  { signal, onFindings }: Pick<RequestOptions, "signal" | "onFindings">,
): Promise<Findings> {
  if (!recording || recordingHolds.includes(mark)) return {};
  const words = await transcribe(server, recording, signal);
  if (!words) return {};
  const found = { recordingHolds: `${recordingHolds} ${mark} “${words}”`.trim() };
  onFindings?.(found);
  return found;
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
    if (thrown instanceof APIError && notOffered.has(thrown.status ?? 0)) {
      withoutTranscription.add(baseUrl.href);
    }
    return "";
  } finally {
    timer.end();
  }
}
