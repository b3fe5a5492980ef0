import type { NoteSize } from "~/domain/handbook/case-notes";
import { isLoopback } from "~/services/assistant/server-address";
import type { ChatServer } from "./chat-server";

/** "llama3.1:8b": up to nine billion parameters, by the number in its name. */
const fewParameters = /(?<![\d.])\d(?:\.\d+)?b\b/;

/** Families with a context of 8k tokens or less whose names hold no such number. */
const smallContext =
  /\bgpt-4(?:-0\d{3})?$|llama-?[23](?::latest)?$|\bgemma2?(?::latest)?$|\bphi-?[23]?(?::latest|:mini)?$|tinyllama|smollm/;

/**
 * "short" for a small model, and for every model on the person's own machine: Ollama and LM Studio give
 * it a context of 4k tokens unless they are told otherwise, and cut the prompt without a word.
 */
export function noteSizeFor({ baseUrl, model }: Pick<ChatServer, "baseUrl" | "model">): NoteSize {
  const name = model.toLowerCase();
  const isSmall = fewParameters.test(name) || smallContext.test(name);
  return isLoopback(baseUrl) || isSmall ? "short" : "whole";
}
