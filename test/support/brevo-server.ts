import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";

/** How the provider can behave: a status with its recorded body, or a fault of the wire. */
export type BrevoBehaviour =
  | { status: number; body: string; contentType?: string }
  /** The head of an answer, then the connection is cut. */
  | "cut"
  /** The connection is taken, and nothing is ever said. */
  | "silent";

const recorded = {
  201: { messageId: "<201798300811.5787683@relay.domain.com>" },
  400: { code: "invalid_parameter", message: "email is not valid in to" },
  401: { code: "unauthorized", message: "Key not found" },
  402: { code: "not_enough_credits", message: "You have insufficient credits" },
  429: { code: "too_many_requests", message: "Rate limit exceeded" },
  500: { code: "internal_error", message: "Internal error" },
} as const;

/** What Brevo answers with this status. */
export function brevoAnswer(status: keyof typeof recorded): BrevoBehaviour {
  return { status, body: JSON.stringify(recorded[status]) };
}

type BrevoRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
};

/** The cross-origin headers that Brevo was seen to send. */
const corsHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "*",
  "access-control-allow-methods": "PUT, POST, GET, DELETE, PATCH, OPTIONS",
};

/**
 * A server on this machine that speaks the provider's `POST /v3/smtp/email`.
 * `behave` says how it answers from now on; `requests` are the posts so far, without preflights.
 */
export async function startBrevoServer() {
  const requests: BrevoRequest[] = [];
  let behaviour = brevoAnswer(201);

  const server = createServer((request, response) => {
    void (async () => {
      if (request.method === "OPTIONS") return response.writeHead(204, corsHeaders).end();
      requests.push({
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: await readBody(request),
      });
      answer(response, behaviour);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");

  return {
    url: `http://127.0.0.1:${address.port}/v3/smtp/email`,
    requests,
    behave: (next: BrevoBehaviour) => {
      behaviour = next;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(response: ServerResponse, behaviour: BrevoBehaviour) {
  if (behaviour === "silent") return;
  if (behaviour === "cut") {
    response.writeHead(201, {
      ...corsHeaders,
      "content-type": "application/json",
      "content-length": "100",
    });
    response.write(`{"messageId":`, () => response.destroy());
    return;
  }
  const { status, body, contentType = "application/json" } = behaviour;
  response.writeHead(status, { ...corsHeaders, "content-type": contentType }).end(body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
