import { termsOf } from "./terms";

/** A dot within a number, or behind a short form, ends nothing. */
const end = /(?<=[.!?])(?<!\b(?:approx|ca|e\.g|i\.e|z\.B|No|Nr|min|max)\.)\s+|\n+|;\s+/;

export function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/[*_`#>]+/g, "")
    .split(end)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));
}

const notDone =
  /^\W*if\b.*\bwould\b|\b(?:do not|don['’]t|never|avoid|must not|should not|shouldn['’]t|cannot|can['’]t|not to|(?:is|are) not|no need to|under no circumstances|in no case|nothing (?:is|gets|may|must|should|goes)|nobody|no one|no \w+(?=$| on\b| in\b| near\b)|keep\w* (?:[\w'’-]+ ){1,4}(?:off|away|clear)|nicht|nie|niemals|keine?[nmrs]?)\b/i;

/** What is put off, or set against something else, is not done here. */
const aside =
  /\b(?:before|until|unless|without|instead of|rather than|bevor|ohne|statt|bis)\b[^.,;:!?\n]*/gi;

/** The clauses of a step that tell what to do: without what it forbids, puts off or sets aside. */
export function deedsOf(text: string): string[] {
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(/[,:]\s+|\s[–—-]\s|\bbut\b|\baber\b|\bsondern\b/i))
    .filter((clause) => !notDone.test(clause))
    .map((clause) => clause.replaceAll(aside, ""))
    .filter((clause) => /\p{L}/u.test(clause));
}

/** It is said not to be done. */
export const denies =
  /\b(?:no|(?<!\bif )not|never|nor|nothing|nobody|n['’]t|stays?|closed|shut|kein\p{L}*|nicht|nie\p{L}*)\b|n['’]t\b|\bkeep\w* [^.;]{0,30}\b(?:off|away)\b/iu;

/** What follows a verb, as far as six words; in German it may also stand before it. */
export function wordsBehind(deed: string, verbs: RegExp): ReadonlySet<string> {
  const behind = [...deed.matchAll(verbs)].map(({ 0: verb, index }) =>
    deed
      .slice(index + verb.length)
      .split(/\s+/)
      .slice(0, 7)
      .join(" "),
  );
  const isGerman = /[äöüß]|\bSie\b/.test(deed);
  return termsOf(behind.length > 0 && isGerman ? deed : behind.join(". "));
}

/** It is left to somebody who has learned it. */
export const handsOver =
  /\b(?:technician|professional|repairer|electrician|expert|workshop|service|repair (?:café|cafe|shop)|someone|qualified|fachmann|fachbetrieb|werkstatt|elektriker|techniker)\b/iu;
