import { APIError } from "openai";
import { z } from "zod";
import { openChatServer, type ProviderConfig } from "./chat-server";
import type { ConnectionOutcome } from "./connection-outcomes";
import { readPlain } from "./read-completion";
import { timeLimitsFor } from "./time-limits";
import { raceAbort, startTimer } from "~/services/assistant/model/timer";
import { toFailure, wordsOf } from "./classify-error";

const probeMs = 5000;
const listMs = 15_000;

/**
 * Asks the server for one short answer, once and as patiently as a repair would.
 *
 * @throws once `signal` is aborted
 */
export async function testConnection(
  config: ProviderConfig,
  signal: AbortSignal,
): Promise<ConnectionOutcome> {
  const timer = startTimer(signal);
  try {
    const { client, baseUrl, model } = openChatServer(config);
    timer.allow(timeLimitsFor(baseUrl).firstTextMs, "answer");
    const messages = [{ role: "user" as const, content: "Reply with the word OK." }];
    const response = await raceAbort(
      client.chat.completions.create({ model, messages }, { signal: timer.signal }).asResponse(),
      timer.signal,
    );
    readPlain(await raceAbort(response.text(), timer.signal));
    return "works";
  } catch (thrown) {
    const failure = await outcomeOf(thrown, config, signal);
    signal.throwIfAborted();
    return failure;
  } finally {
    timer.end();
  }
}

async function outcomeOf(
  thrown: unknown,
  config: ProviderConfig,
  signal: AbortSignal,
): Promise<ConnectionOutcome> {
  const { error } = toFailure(thrown);
  switch (error.kind) {
    case "not-initialized":
      return "key-missing";
    case "unreachable":
      return (await answersAtAll(config, signal)) ? "cors" : "unreachable";
    case "limited":
      return "busy";
    case "no-credit":
      return "no-credit";
    case "refused":
      return thrown instanceof APIError ? outcomeOfRefusal(thrown, config) : "declined";
    case "too-large":
      return "declined";
    case "unavailable":
      return "server-error";
    case "unreadable":
      return "not-json";
    case "timed-out":
      return "timed-out";
    case "redirected":
      return "redirected";
    // The model was reached, and answered in the way it should.
    case "empty":
    case "declined":
    case "filtered":
    case "cut-short":
    case "too-long":
      return "works";
    case "aborted":
      throw error;
  }
}

/** A request that needs no CORS preflight: it succeeds even where the server does not allow this page. It carries no key. */
async function answersAtAll(config: ProviderConfig, signal: AbortSignal): Promise<boolean> {
  const timer = startTimer(signal);
  timer.allow(probeMs, "response");
  try {
    const { baseUrl } = openChatServer(config);
    const probe = fetch(baseUrl, { mode: "no-cors", credentials: "omit", signal: timer.signal });
    await raceAbort(probe, timer.signal);
    return true;
  } catch {
    return false;
  } finally {
    timer.end();
  }
}

/** The server's own words are read, never shown. */
function outcomeOfRefusal(refusal: APIError, { apiKey }: ProviderConfig): ConnectionOutcome {
  const number = refusal.status ?? Number(refusal.code);
  const words = wordsOf(refusal);
  if (number === 401 || number === 403) return apiKey ? "wrong-key" : "key-missing";
  if (/model/i.test(words)) return "unknown-model";
  // LM Studio reports an unknown path with status 200.
  const isElsewhere = number === 404 || number === 405 || /unexpected endpoint/i.test(words);
  return isElsewhere ? "wrong-path" : "declined";
}

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The names of the models that the server offers, in its order; none when it does not tell. */
export async function listModels(config: ProviderConfig, signal: AbortSignal): Promise<string[]> {
  const timer = startTimer(signal);
  timer.allow(listMs, "list");
  try {
    const { client } = openChatServer(config);
    const request = client.models.list({ signal: timer.signal }).asResponse();
    const response = await raceAbort(request, timer.signal);
    const json: unknown = await raceAbort(response.json(), timer.signal);
    return modelList.parse(json).data.map(({ id }) => id);
  } catch {
    return [];
  } finally {
    timer.end();
  }
}
