import { isDenied } from "~/domain/language/is-denied";
import { mendSpelling } from "~/domain/language/mend-spelling";
import type { Clause } from "~/domain/language/normalize-text";
import { compileLexicon } from "./compile-lexicon";
import { groups, masks } from "./concepts";
import { findConcepts } from "./find-concepts";
import type { Mention, Mentions } from "./find-concepts";
import { de } from "./lexicon/de";
import { en } from "./lexicon/en";
import { fr } from "./lexicon/fr";
import type { Language } from "~/domain/language/recognise-language";
import { nl } from "./lexicon/nl";

/** A clause and what is meant in it. */
export type ReadClause = Clause & { mentions: Mentions };

const lexicons = {
  en: compileLexicon(en),
  de: compileLexicon(de),
  nl: compileLexicon(nl),
  fr: compileLexicon(fr),
};

/** The groups that a concept belongs to. */
const groupsOf = new Map<string, string[]>();
for (const [group, members] of Object.entries(groups))
  for (const member of members) groupsOf.set(member, [...(groupsOf.get(member) ?? []), group]);

/**
 * What a clause means in the languages that it may be in, the likeliest first: harmless words are taken
 * away, and so is all that is said of another's thing.
 */
export function readClause(clause: Clause, languages: readonly Language[]): ReadClause {
  const words = clause.words.map((word) => mend(word, languages));
  const all = new Map<string, Mention[]>();
  for (const [at, language] of languages.entries())
    findConcepts(words, lexicons[language], at === 0, all);
  const mentions = new Map<string, readonly Mention[]>();
  for (const [concept, found] of all) {
    const masking = masks[concept]?.filter((mask) => all.has(mask)) ?? [];
    const isMasked = (mention: Mention) =>
      masking.some((mask) => all.get(mask)?.some((harmless) => overlap(harmless, mention)));
    const meant = masking.length === 0 ? found : found.filter((mention) => !isMasked(mention));
    if (meant.length === 0) continue;
    mentions.set(concept, meant);
    for (const group of groupsOf.get(concept) ?? [])
      mentions.set(group, [...(mentions.get(group) ?? []), ...meant]);
  }
  return { ...clause, words, mentions };
}

/** A word that means something is no slip of the pen. */
function mend(word: string, languages: readonly Language[]): string {
  const [likeliest = "en"] = languages;
  return languages.some((language) => lexicons[language].trie.knows(word))
    ? word
    : mendSpelling(word, likeliest);
}

/** Whether the clause names one of the concepts or groups, denied or not. */
export function names({ mentions }: ReadClause, ids: readonly string[]): boolean {
  return ids.some((id) => mentions.has(id));
}

/** Whether the concepts meet in the clause, closer than the limit, and the first is not denied. */
export function meets(clause: ReadClause, ids: readonly string[], limit: number): boolean {
  const [first = "", ...others] = ids;
  if (!ids.every((id) => clause.mentions.has(id))) return false;
  return mentionsOf(clause, first).some(
    (mention) =>
      !isDenied(clause.words, mention.start, mention.end) &&
      canJoin(clause, [mention], others, limit),
  );
}

function canJoin(
  clause: ReadClause,
  joined: readonly Mention[],
  [next, ...others]: readonly string[],
  limit: number,
): boolean {
  if (next === undefined) return true;
  return mentionsOf(clause, next).some(
    (mention) =>
      joined.every((other) => !shareWord(mention, other)) &&
      joined.some((other) => distance(mention, other) < limit) &&
      canJoin(clause, [...joined, mention], others, limit),
  );
}

function mentionsOf({ mentions }: ReadClause, id: string): readonly Mention[] {
  return mentions.get(id) ?? [];
}

function overlap(a: Mention, b: Mention): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether both need the same word; one may stand in a gap of the other: "knocked the electric off". */
function shareWord(a: Mention, b: Mention): boolean {
  return a.places.some((place) => b.places.includes(place));
}

/** The words between two mentions. */
function distance(a: Mention, b: Mention): number {
  return Math.max(a.start - b.end, b.start - a.end);
}
