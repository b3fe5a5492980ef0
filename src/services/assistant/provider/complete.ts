import type { ChatServer } from "./chat-server";
import { longestUnshown } from "~/services/assistant/model/answer-text";
import { learnFromRefusal, parametersFor } from "./parameters";
import { readPlain, readStream, type StreamListener } from "./read-completion";
import type { Completion } from "~/services/assistant/model/wire";
import { withRetries, type RetryPolicy } from "./retry";
import { type TimeLimits } from "./time-limits";
import { raceAbort, startTimer, type Timer } from "~/services/assistant/model/timer";
import type { CompletionRequest } from "~/services/assistant/model/wire";

/** A server and how patiently it is asked. */
export type ServerWire = Pick<RetryPolicy, "sleep" | "random"> & {
  server: ChatServer;
  limits: TimeLimits;
};

/**
 * Asks for one chat completion, with retries until the first text.
 *
 * @throws AssistantError of any kind
 */
export function complete(wire: ServerWire, request: CompletionRequest): Promise<Completion> {
  const { signal, onText, onWait } = request;
  const attempt = async () => {
    const timer = startTimer(signal);
    const loading = announceLoading(wire.limits.loadingMs, onWait);
    try {
      if (!onText) return await plain(wire, request, timer);
      const onLife = () => {
        loading.end();
        timer.allow(wire.limits.idleMs, "more text");
      };
      return await streamed(wire, request, timer, { onLife, onText });
    } finally {
      loading.end();
      timer.end();
    }
  };
  return withRetries(attempt, { ...wire, signal, onWait });
}

/** Says after `ms` that the model is still being loaded, and takes that back once it ends. */
function announceLoading(ms: number, onWait: CompletionRequest["onWait"]) {
  let isSaid = false;
  const say = () => {
    isSaid = true;
    onWait?.({ reason: "loading" });
  };
  const timeout = Number.isFinite(ms) ? setTimeout(say, ms) : undefined;
  return {
    end() {
      clearTimeout(timeout);
      if (isSaid) onWait?.(null);
      isSaid = false;
    },
  };
}

async function plain(
  wire: ServerWire,
  request: CompletionRequest,
  timer: Timer,
): Promise<Completion> {
  // The headers of an answer that is not streamed come with the answer.
  timer.allow(wire.limits.firstTextMs, "answer");
  const response = await adapting(wire.server, timer, () =>
    wire.server.client.chat.completions
      .create(bodyOf(wire, request), { signal: timer.signal })
      .asResponse(),
  );
  return readPlain(await raceAbort(response.text(), timer.signal), longestUnshown);
}

async function streamed(
  wire: ServerWire,
  request: CompletionRequest,
  timer: Timer,
  listener: StreamListener,
): Promise<Completion> {
  timer.allow(wire.limits.headersMs, "response");
  const { data, response } = await adapting(wire.server, timer, () =>
    wire.server.client.chat.completions
      .create({ ...bodyOf(wire, request), stream: true }, { signal: timer.signal })
      .withResponse(),
  );
  timer.allow(wire.limits.firstTextMs, "text");
  // Servers that cannot stream answer in one piece, and strangers on that port with a page.
  if (!/json|html/.test(response.headers.get("content-type") ?? "")) {
    return readStream(data, timer.signal, listener);
  }
  const answer = readPlain(await raceAbort(response.text(), timer.signal));
  listener.onLife();
  listener.onText(answer.text);
  return answer;
}

function bodyOf({ server }: ServerWire, { messages, maxTokens, schema }: CompletionRequest) {
  const parameters = parametersFor(server, maxTokens, schema?.());
  return { model: server.model, messages: messages(), ...parameters };
}

/** Sends, and sends again without what the server has just refused. */
async function adapting<T>(
  server: ChatServer,
  { signal }: Timer,
  send: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await raceAbort(send(), signal);
    } catch (thrown) {
      if (!learnFromRefusal(server, thrown)) throw thrown;
    }
  }
}
