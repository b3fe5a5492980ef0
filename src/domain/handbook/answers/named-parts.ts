import type { Question } from "../playbook";
import { toWords } from "~/domain/language/words";

/** "The knob", "its date", "the watch's date": what a question takes for granted. */
const given = /(?:\b(?:the|its|your|their|this|these)|\w['’]s|s['’])\s+((?:[\w-]+)(?:,? (?:or|and) (?!do|does|is|are|did|has|was|not|in|on|at|when)(?:the |its |a )?[\w-]+)?)/gi;

/** The parts that a question takes for granted, as stems. Naming one of them says nothing about it. */
export function listParts(question: Question): ReadonlySet<string> {
  const { ask, answers } = question;
  const named = [...ask.matchAll(given)].flatMap(([, name = ""]) => toWords(name));
  const told = Object.values(answers).map(({ means }) => new Set(toWords(means)));
  const shared = told.length > 1 ? [...(told[0] ?? [])].filter((word) => told.every((one) => one.has(word))) : [];
  return new Set([...named, ...shared].filter((word) => word !== "not"));
}
