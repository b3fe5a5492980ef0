import type { Question } from "./playbook";
import { findMention, toClauses, toWords } from "~/domain/language/words";
import type { Mention } from "~/domain/language/words";

/** Which of a question's answers was given, and how surely, from 0 to 1. */
export type Understood = { answer: string; sureness: number };

const sure = 1;
const heardBetweenTheLines = 0.9;
const likely = 0.7;
const halfSure = 0.5;

const unsure = anywhere([
  "not (?:really |quite |too |so |entirely )?(?:sure|certain)",
  "unsure|uncertain|no (?:idea|clue)|dunno|maybe|perhaps|possibly|could be|n/a",
  "(?:do not|don['’]?t) (?:really )?know",
  "(?:can['’]?t|cannot|hard to) (?:tell|say|remember)",
  "(?:not|haven['’]?t) (?:yet )?(?:checked|looked|tried|noticed)",
]);

const qualified = anywhere([
  "only|sometimes|occasionally|partly|half|a (?:bit|little)|slightly|kind of|sort of",
  "now and (?:then|again)|at times|mostly|usually|intermittent(?:ly)?|probably|depends",
  "think|guess|believe|suppose|not (?:always|every|all)",
]);

const condition =
  /^(?:only |sometimes |mostly |usually )+(?:when|if|while|after|before|at|in|on|with|for)\b/;

const subject = "(?:it|that|they|there|i|we)";
const verb = "(?:do|does|did|is|are|was|were|has|have|had|can|could)";
const endOfClause =
  "(?=\\s*(?:$|[,.;!]|(?:but|when|only|if|because|and|indeed|now|sometimes|always)\\b))";

const saysYes = atStart([
  "yes|yeah|yep|yup|yea|ya|y|sure|correct|right|exactly|definitely|indeed|absolutely",
  "certainly|always|true|of course|so|not (?:always|every|all)",
  `${subject} ${verb}${endOfClause}`,
]);

const saysNo = atStart([
  "no|nope|nah|n|not|never|none|nothing|neither|negative|hardly|barely|false",
  "i (?:do not|don['’]?t) (?:think|believe) so",
  `${subject} (?:${verb} not|\\w+n['’]?t)`,
]);

/** "Yes" or "no" and no more, which names none of the choices that a question offers. */
const bareYesNo =
  /^(?:oh|well|um+|hm+)?[, ]*(?:yes|yeah|yep|yup|y|no|nope|nah|n|sure|true|false|not really)(?: please| thanks?)?\W*$/;

/** Words that the comparison of words drops, though a phrase with one of them says less without it. */
const amounts = /\b(?:some|any|all|too|very|quite|bit)\b/g;

function anywhere(phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join("|")})\\b`);
}

function atStart(phrases: readonly string[]): RegExp {
  const hesitation = "(?:oh|well|um+|hm+|i think|i guess|i believe|probably|mostly)";
  return new RegExp(`^(?:${hesitation}[, ]+)*(?:${phrases.join("|")})(?!\\w)`);
}

/**
 * Reads a free answer to one of the handbook's questions: "Yes", "not really", "only when warm",
 * "no, but it hums". Null when it settles nothing ("not sure").
 */
export function classifyAnswer(question: Question, text: string): Understood | null {
  const said = text.trim().toLowerCase();
  const strength = (full: number) => (qualified.test(said) ? Math.min(full, halfSure) : full);
  const heard = hearAnswer(question, text);
  const doubtful = unsure.test(said) || !/\w/.test(said);

  if (isYesNo(question) && !doubtful) {
    if (saysYes.test(said)) return { answer: "yes", sureness: strength(sure) };
    if (saysNo.test(said)) return { answer: "no", sureness: strength(sure) };
  }
  if (!isYesNo(question) && bareYesNo.test(said)) return null;
  if (heard !== null) return { answer: heard, sureness: strength(heardBetweenTheLines) };
  if (doubtful || !isYesNo(question)) return null;
  if (toWords(text).includes("not")) return { answer: "no", sureness: strength(likely) };
  if (echoes(question, text)) return { answer: "yes", sureness: strength(likely) };
  return isHalfYes(question, said) ? { answer: "yes", sureness: halfSure } : null;
}

/** "Sometimes", "a bit", and to "Does it …?" also "only when it is warm"; "a bit warm" speaks of something else. */
function isHalfYes({ ask }: Question, said: string): boolean {
  if (!qualified.test(said)) return false;
  const others = toWords(said.replace(new RegExp(qualified, "g"), " "));
  return others.length === 0 || (condition.test(said) && /^(?:does|do|can|will)\b/i.test(ask));
}

/** The answer that a text gives away without having been asked: "it hums but does not drain". */
export function hearAnswer(question: Question, text: string): string | null {
  const parts = text.toLowerCase().split(/[.,;:!?()\n]+/);
  const mentions = Object.entries(question.answers).map(([key, { phrases = [] }]) => ({
    key,
    mentions: phrases.map((phrase) => hearPhrase(parts, phrase)),
  }));
  const said = mentions.filter((answer) => answer.mentions.includes("said"));
  if (said.length > 0) return said.length === 1 ? (said[0]?.key ?? null) : null;
  const denied = mentions.find((answer) => answer.mentions.includes("denied"));
  return denied?.key === "yes" ? "no" : null;
}

/** "Some of the water" is heard only where "some" and "water" are said together. */
function hearPhrase(parts: readonly string[], phrase: string): Mention | null {
  const wanted = amountsIn(phrase.toLowerCase());
  const complete = parts.filter((part) => {
    const said = amountsIn(part);
    return wanted.every((amount) => said.includes(amount));
  });
  return findMention(complete.flatMap(toClauses), phrase);
}

function amountsIn(text: string): readonly string[] {
  return text.match(amounts) ?? [];
}

function isYesNo(question: Question): boolean {
  return "yes" in question.answers && "no" in question.answers;
}

/** "The lamp lights up" says yes to "Does the lamp light up?"; a shared word among many others does not. */
function echoes(question: Question, text: string): boolean {
  const asked = new Set(toWords(question.ask));
  const words = toWords(text);
  const shared = words.filter((word) => word.length > 3 && asked.has(word));
  return shared.length > 0 && shared.length >= words.length / 2;
}
