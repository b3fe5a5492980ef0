import type { Question } from "../playbook";
import { toClauses, toWords } from "~/domain/language/words";

/** "The knob", "its date", "the watch's date", "knob or switch": what a question takes for granted. */
const given =
  /(?<=\b(?:the|its|your|their|this|these)\s|\w['’]s\s|s['’]\s)[\w-]+(?:,? (?:or|and) (?!do|does|is|are|did|has|was|not|in|on|at|when)(?:the |its |a )?[\w-]+)?/gi;

/** "Does a bracket of the rail move?" takes a bracket for granted; "Is there a bracket?" does not. */
const subject =
  /^(?:(?:does|do|is|are|can|did|has|was|were) (?:an?|one|any) ([\w-]+(?: [\w-]+)?) of (?:the|your|its)\b|is it (?:an?|the) ([\w-]+)\b.* that\b)/i;

/** The parts that a question takes for granted, as stems. Naming one of them says nothing about it. */
export function listParts({ ask, answers }: Question): ReadonlySet<string> {
  const named = [...ask.matchAll(given)].flatMap(([name]) => toWords(name));
  const told = Object.values(answers).map(({ means }) => new Set(assertedWords(means)));
  const shared = [...(told[0] ?? [])].filter((word) => told.every((one) => one.has(word)));
  const first = toWords(subject.exec(ask)?.slice(1).join(" ") ?? "");
  return new Set([...named, ...first, ...(told.length > 1 ? shared : [])]);
}

/** The words of a text that stand behind no "not" of their clause. */
export function assertedWords(text: string): string[] {
  return toClauses(text).flatMap((words) => {
    const denial = words.indexOf("not");
    return denial === -1 ? words : words.slice(0, denial);
  });
}
