import type { Guide } from "~/domain/guide/guide";
import { writeGuide } from "~/domain/guide/write-guide";
import type { Hazards } from "./read-hazards";

/** What is left of a guide that nobody should follow: how to make it safe and whom to call. */
export function redactSteps({ sections }: Guide): Guide {
  const parts = {
    facts: [],
    steps: [],
    sections: sections.filter(({ kind }) => kind === "safety" || kind === "professional"),
  };
  return { ...parts, text: writeGuide(parts) };
}

const instruction =
  /^\s*(?:\d+[.)]|step \d)|\b(?:un(?:screw|clip|solder|bolt)|open|remove|take (?:off|out|apart)|lift off|pry|prise|disassemble|dismantle|disconnect|reconnect|discharge|bypass|bridge|override|solder|replace|swap|measure|test|loosen|tighten|cut|drill|reset|go back to step)\b/im;

/** A chat reply where there is a stop: one that tells how to do the work gives way to the notice. */
export function redactReply(reply: string, stop: Hazards): string {
  return instruction.test(reply) ? stopWords(stop) : reply;
}

/** The red notice as plain text. */
export function stopWords({ hazards }: Hazards): string {
  return hazards
    .filter(({ severity }) => severity !== "caution")
    .map(({ heading, why, now }) => `${heading}. ${why} ${now}`)
    .join("\n\n");
}
