import { APIError } from "openai";
import type { ChatServer } from "./chat-server";
import { wordsOf } from "./classify-error";
import type { JsonSchema } from "~/services/assistant/model/question-schema";

const temperature = 0.7;

const parameters = ["max_tokens", "temperature"] as const;
type Adaptable = (typeof parameters)[number] | "photo" | "schema";

/** The older models of OpenAI, which refuse every schema: so much is known without asking. */
const withoutSchemas = /\bgpt-(?:3\.5|4(?![.o]))/;

/** What each server and model has refused so far; kept while the app is open. */
const refusedBy = new Map<string, Set<Adaptable>>();

const keyOf = ({ baseUrl, model }: ChatServer) => `${baseUrl.href} ${model}`;

/**
 * The parameters in the spelling that this server and model take.
 *
 * @param schema of the answer, as JSON; left out where the server does not hold its model to one
 */
export function parametersFor(server: ChatServer, maxTokens: number, schema?: JsonSchema) {
  const refused = refusedBy.get(keyOf(server));
  const takesSchema = !refused?.has("schema") && !withoutSchemas.test(server.model);
  return {
    ...(schema && takesSchema ? { response_format: formatOf(schema) } : {}),
    ...(refused?.has("temperature") ? {} : { temperature }),
    ...(refused?.has("max_tokens")
      ? { max_completion_tokens: maxTokens }
      : { max_tokens: maxTokens }),
  };
}

const formatOf = (schema: JsonSchema) => ({
  type: "json_schema" as const,
  json_schema: { name: "answer", strict: true, schema },
});

/** Whether this server and model have turned a photo down. */
export function refusesPhotos(server: ChatServer): boolean {
  return refusedBy.get(keyOf(server))?.has("photo") ?? false;
}

/**
 * Remembers a parameter, a schema or a photo that the server has just refused.
 *
 * @returns true when that is news, so that it is worth asking again
 */
export function learnFromRefusal(server: ChatServer, thrown: unknown): boolean {
  const parameter = refusedParameter(thrown);
  const refused = refusedBy.get(keyOf(server)) ?? new Set();
  if (!parameter || refused.has(parameter)) return false;
  refusedBy.set(keyOf(server), refused.add(parameter));
  return true;
}

/**
 * OpenRouter: "No endpoints found that support image input"; llama.cpp: "image input is not supported
 * … mmproj"; OpenAI and vLLM: "… image_url …", "is not a multimodal model"; servers that take text
 * only: "Input should be a valid string".
 */
const photoRefusal =
  /image[_ ](?:url|input)|support (?:images|vision)|multimodal|mmproj|should be a valid string/i;

/**
 * OpenAI: "'response_format' of type 'json_schema' is not supported"; vLLM and those like it name the
 * field; Ollama: "invalid JSON schema in format"; llama.cpp: "failed to parse grammar"; Groq behind
 * OpenRouter: "json_validate_failed".
 */
const schemaRefusal =
  /response[_ ]?(?:format|schema)|json[_ ](?:schema|validate)|structured[_ ]output|grammar/i;

/** No key, no credit, no leave, no time: whatever the words, they do not judge what was sent. */
const unrelated = new Set<number | undefined>([401, 402, 403, 408, 429]);

function refusedParameter(thrown: unknown): Adaptable | undefined {
  if (!(thrown instanceof APIError)) return undefined;
  const { status, code, param } = thrown;
  const words = wordsOf(thrown);
  if (!unrelated.has(status) && schemaRefusal.test(words)) return "schema";
  if (!unrelated.has(status) && photoRefusal.test(words)) return "photo";
  const isUnsupported =
    (status === 400 || status === 422) &&
    (/^unsupported_(parameter|value)$/.test(code ?? "") ||
      /not support|unsupported|unrecognized|not permitted/i.test(words));
  if (!isUnsupported) return undefined;
  return parameters.find((name) => param === name || new RegExp(`["'\`]${name}\\b`).test(words));
}
