import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";
import type { z } from "zod";
import { replyTo, wireRequest } from "../../mocks/replies";

/**
 * How the server treats the next requests:
 * - `well` answers at once, `drip` character by character with `pauseMs` between;
 * - `silent` takes the request and never answers, `stall` stops after the headers, `stall-in-text`
 *   after some text, `pings` goes on there with comments and empty pieces;
 * - `cut` ends a stream in the middle, `cut-in-line` in the middle of a line; `reset-at-once` breaks the
 *   connection before any answer;
 * - `html` answers 200 with a page; `error-frame` and `wrong-json` write that into the middle of a
 *   stream, `length` ends each one there for want of tokens;
 * - an object answers with that status, headers and body.
 */
export type Behaviour =
  | "well"
  | "drip"
  | "silent"
  | "stall"
  | "stall-in-text"
  | "pings"
  | "cut"
  | "cut-in-line"
  | "reset-at-once"
  | "html"
  | "error-frame"
  | "wrong-json"
  | "length"
  | { status: number; headers?: Record<string, string>; body?: string };

type RecordedRequest = {
  path: string;
  headers: IncomingMessage["headers"];
  body: z.infer<typeof wireRequest>;
};

export type OpenAiServer = {
  /** The base URL to configure: it ends in /v1. */
  url: string;
  /** Every chat completion that was asked for, oldest first; preflights are not among them. */
  requests: readonly RecordedRequest[];
  /** How many answers were still being written when their connection closed. */
  unread(): number;
  behave(behaviour: Behaviour): void;
  /**
   * Breaks every connection. A browser drops what it has not read by then, so a test waits until it sees
   * what was sent.
   */
  breakConnections(): void;
  close(): Promise<void>;
};

/**
 * A real local server that speaks OpenAI's chat completions, streamed and not, with CORS as open as
 * a browser needs it. Its answers are those of the mock world.
 */
export async function startOpenAiServer({ port = 0, pauseMs = 2 } = {}): Promise<OpenAiServer> {
  let behaviour: Behaviour = "well";
  const requests: RecordedRequest[] = [];
  let unread = 0;
  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allowAnyOrigin(request, response);
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    // It offers nothing else: no list of models, no transcripts.
    if (!request.url?.endsWith("/chat/completions")) return void response.writeHead(404).end();
    const body = wireRequest.parse(JSON.parse(await textOf(request)));
    requests.push({ path: request.url ?? "", headers: request.headers, body });
    response.on("close", () => {
      if (!response.writableEnded) unread += 1;
    });
    await behaveAs(behaviour, body, response, pauseMs);
  }

  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port");
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    unread: () => unread,
    behave: (next) => {
      behaviour = next;
    },
    breakConnections: () => server.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Without a pause it still is one piece after the other. */
const pause = (ms: number) => (ms > 0 ? wait(ms) : turn());

function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Access-Control-Allow-Origin", "*");
  response.setHeader("Access-Control-Allow-Methods", "POST");
  // As strict as a careful server: only what a chat completion needs.
  response.setHeader("Access-Control-Allow-Headers", "authorization, content-type");
  response.setHeader("Access-Control-Expose-Headers", "retry-after");
  response.setHeader("Access-Control-Allow-Private-Network", "true");
  request.socket.setNoDelay(true);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

async function behaveAs(
  behaviour: Behaviour,
  { messages, stream }: RecordedRequest["body"],
  response: ServerResponse,
  pauseMs: number,
): Promise<void> {
  if (typeof behaviour === "object") {
    const { status, headers = { "Content-Type": "application/json" }, body = "" } = behaviour;
    response.writeHead(status, headers).end(body);
  } else if (behaviour === "reset-at-once") {
    response.destroy();
  } else if (behaviour === "html") {
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>nginx</title>");
  } else if (behaviour !== "silent") {
    const send = stream ? sendStream : sendPlain;
    await send(behaviour, replyTo(messages), response, pauseMs);
  }
}

type Manner = Exclude<Behaviour, object | "silent" | "reset-at-once" | "html">;

async function sendPlain(
  manner: Manner,
  text: string,
  response: ServerResponse,
  pauseMs: number,
): Promise<void> {
  response.setHeader("Content-Type", "application/json");
  response.flushHeaders();
  const message = { role: "assistant", content: text };
  const json =
    manner === "error-frame"
      ? overloaded
      : JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }] });
  if (manner === "well" || manner === "error-frame") {
    response.end(json);
  } else if (manner === "drip") {
    await drip(json, response, pauseMs);
  } else {
    if (manner !== "stall") response.write(json.slice(0, json.length / 2));
    await breakOff(manner, response, pauseMs);
  }
}

async function drip(text: string, response: ServerResponse, pauseMs: number): Promise<void> {
  for (const character of Array.from(text)) {
    response.write(character);
    await pause(pauseMs);
  }
  response.end();
}

const outOfTokens = JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "length" }] });
const overloaded = JSON.stringify({ error: { message: "Overloaded", code: 503 } });

async function sendStream(
  manner: Manner,
  text: string,
  response: ServerResponse,
  pauseMs: number,
): Promise<void> {
  response.setHeader("Content-Type", "text/event-stream");
  response.flushHeaders();
  if (manner === "stall") return;
  const send = (choice: object) =>
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`);
  const isWhole = manner === "well" || manner === "drip";
  const pieces = manner === "drip" ? Array.from(text) : text.split(/(?<=\s)/);
  for (const content of isWhole ? pieces : pieces.slice(0, 4)) {
    send({ delta: { content }, finish_reason: null });
    if (manner === "drip" && !response.destroyed) await pause(pauseMs);
  }
  if (isWhole) {
    send({ delta: {}, finish_reason: "stop" });
    response.end("data: [DONE]\n\n");
  } else {
    await breakOff(manner, response, pauseMs);
  }
}

async function breakOff(manner: Manner, response: ServerResponse, pauseMs: number): Promise<void> {
  if (manner === "error-frame") response.end(`data: ${overloaded}\n\n`);
  if (manner === "wrong-json") response.end("data: {wrong\n\n");
  if (manner === "length") response.end(`data: ${outOfTokens}\n\n`);
  if (manner === "cut") response.end();
  if (manner === "cut-in-line") response.end('data: {"choices":[{"index":0,"del');
  if (manner === "pings") await ping(response, pauseMs);
}

async function ping(response: ServerResponse, pauseMs: number): Promise<void> {
  while (!response.destroyed) {
    response.write(': ping\n\ndata: {"choices":[{"index":0,"delta":{"content":""}}]}\n\n');
    await pause(pauseMs);
  }
}
