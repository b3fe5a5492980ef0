import { findHazards, type Hazards } from "~/domain/safety/read-hazards";
import type { GuideOutline } from "~/domain/guide/guide-outline";

/** What is left of a guide that nobody should follow: how to make it safe and whom to call. */
export function redactSteps({ sections }: GuideOutline): GuideOutline {
  return {
    facts: [],
    steps: [],
    sections: sections.filter(({ kind }) => kind === "safety" || kind === "professional"),
  };
}

const instruction =
  /^\s*(?:\d+[.)]|step \d)|\b(?:un(?:screw|clip|solder|bolt)|open|remove|take (?:off|out|apart)|lift off|pry|prise|disassemble|dismantle|disconnect|reconnect|discharge|bypass|bridge|override|solder|replace|swap|measure|test|loosen|tighten|cut|drill|reset|go back to step)\b/im;

/** A chat reply as it may be read: on a stop, one that tells how to do the work gives way to the notice. */
export function redactReply(reply: string, known: Hazards): string {
  const own = findHazards({
    itemDescription: "",
    itemIssue: "",
    answers: [],
    assistantText: reply,
  });
  if (own.outcome === "stop") return stopWords(own);
  return known.outcome === "stop" && instruction.test(reply) ? stopWords(known) : reply;
}

/** The red notice as plain text. */
export function stopWords({ hazards }: Hazards): string {
  return hazards
    .filter(({ severity }) => severity !== "caution")
    .map(({ heading, why, now }) => `${heading}. ${why} ${now}`)
    .join("\n\n");
}
