import type { NoteSize } from "~/domain/handbook/case-notes";
import type { RepairCase } from "~/domain/repair-case";
import type { ChatServer } from "./chat-server";
import { isLoopback } from "./time-limits";

/** What the handbook knows of a case, for the prompts; both texts are empty where no page fits. */
export type HandbookNotes = {
  /** The same for the whole repair. */
  faults: string;
  /** Follows the answers. */
  causes: string;
  /** Whether the handbook has a page for the case; left out where that could not be looked up. */
  fits?: "yes" | "perhaps" | "no";
};

/** The handbook's notes on this case. They are a help only, so a page that does not load leaves none. */
export async function handbookNotes(repair: RepairCase, size: NoteSize): Promise<HandbookNotes> {
  try {
    const [{ casePages }, { pageNotes, causeNotes }] = await Promise.all([
      import("~/domain/handbook/case-pages"),
      import("~/domain/handbook/case-notes"),
    ]);
    const pages = await casePages(repair);
    return {
      faults: pageNotes(pages, size),
      causes: causeNotes(pages, size),
      fits: pages.answered === null ? pages.fits : "yes",
    };
  } catch {
    return { faults: "", causes: "" };
  }
}

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
