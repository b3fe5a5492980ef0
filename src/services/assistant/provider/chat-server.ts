import OpenAI, { type APIError } from "openai";
import { AssistantError } from "~/services/assistant/assistant";
import { supportsVision } from "~/services/assistant/vision-models";
import { fetchBounded } from "./fetch-bounded";
import { isLoopback } from "~/services/assistant/server-address";

export type ProviderConfig = {
  apiKey?: string;
  /** Up to and without `/chat/completions`; absent, OpenAI's own address. */
  baseUrl?: string;
  model: string;
  /** As set in AI settings; absent, the model's name decides. */
  readsPhotos?: boolean;
};

/** A server with a valid address and, where it needs one, a key. */
export type ChatServer = { client: OpenAI; baseUrl: URL; model: string; supportsVision: boolean };

const openAiUrl = "https://api.openai.com/v1";

/**
 * Headers that the SDK would add. They are removed, because a server that is strict about CORS refuses
 * a request with a header that it does not list.
 */
const unwantedHeaders = [
  "User-Agent",
  ...["Arch", "Helper-Method", "Lang", "OS", "Package-Version", "Retry-Count", "Runtime"].map(
    (name) => `X-Stainless-${name}`,
  ),
  "X-Stainless-Runtime-Version",
  "X-Stainless-Timeout",
];

/** The SDK looks for the server's words under `error`; FastAPI and older vLLM write them without it. */
class Client extends OpenAI {
  protected override makeStatusError(
    status: number,
    body: unknown,
    message: string | undefined,
    headers: Headers,
  ): APIError {
    const isUsual = typeof body === "object" && body !== null && "error" in body;
    return super.makeStatusError(status, isUsual ? body : { error: body }, message, headers);
  }
}

/**
 * Opens the SDK's client; nothing is sent yet.
 *
 * @throws AssistantError "not-initialized" without an address, or without a key where one is needed,
 *   and where the key would travel unencrypted
 */
export function openChatServer(config: ProviderConfig): ChatServer {
  const { apiKey, baseUrl, model } = config;
  const url = parseUrl(baseUrl ?? openAiUrl);
  if (!apiKey && url.host === new URL(openAiUrl).host) {
    throw new AssistantError("not-initialized", "AI client not initialized");
  }
  if (apiKey && url.protocol !== "https:" && !isLoopback(url)) {
    throw new AssistantError("not-initialized", "AI client not initialized: a key needs https");
  }
  const client = new Client({
    // The SDK insists on a key; without one, its header is taken away again below.
    apiKey: apiKey ?? "none",
    baseURL: url.href,
    organization: null,
    project: null,
    // Retries and time limits are ours: see retry.ts and time-limits.ts.
    maxRetries: 0,
    // The key is in the person's own browser by the product's design; README.md says what that means.
    dangerouslyAllowBrowser: true,
    logLevel: "off",
    fetch: fetchBounded,
    defaultHeaders: Object.fromEntries(
      [...unwantedHeaders, ...(apiKey ? [] : ["Authorization"])].map((name) => [name, null]),
    ),
  });
  return { client, baseUrl: url, model, supportsVision: supportsVision(config) };
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "https:" && url?.protocol !== "http:") {
    throw new AssistantError("not-initialized", "AI client not initialized: not a web address");
  }
  return url;
}
