import { isDenied } from "~/domain/language/is-denied";
import { mendSpelling } from "~/domain/language/mend-spelling";
import type { Clause } from "~/domain/language/normalize-text";
import { groups, masks } from "./concepts";
import { findConcepts } from "./find-concepts";
import type { Mention, Mentions } from "./find-concepts";
import { wholeLexicons } from "./lexicons";
import type { Lexicons } from "./lexicons";
import type { Language } from "~/domain/language/recognise-language";

/** A clause and what is meant in it. */
export type ReadClause = Clause & { mentions: Mentions };

/** The groups that a concept belongs to. */
const groupsOf = new Map<string, string[]>();
for (const [group, members] of Object.entries(groups))
  for (const member of members) groupsOf.set(member, [...(groupsOf.get(member) ?? []), group]);

/**
 * What a clause means in the languages that it may be in, the likeliest first: harmless words are taken
 * away, and so is all that is said of another's thing.
 */
export function readClause(
  clause: Clause,
  languages: readonly Language[],
  lexicons: Lexicons,
  mend: (word: string) => string,
): ReadClause {
  const words = clause.words.map(mend);
  const all = new Map<string, Mention[]>();
  for (const [at, language] of languages.entries())
    findConcepts(words, lexicons[language], at === 0, all);
  const mentions = new Map<string, readonly Mention[]>();
  for (const [concept, found] of all) {
    const meant = unmasked(found, masksOf(concept, all));
    if (meant.length === 0) continue;
    mentions.set(concept, meant);
    for (const group of groupsOf.get(concept) ?? [])
      mentions.set(group, [...(mentions.get(group) ?? []), ...meant]);
  }
  return { ...clause, words, mentions };
}

/** The harmless words for a concept, less those that are none beside others: "gave the dog a shock". */
function masksOf(concept: string, all: ReadonlyMap<string, readonly Mention[]>) {
  const mentionsOfAll = (ids: readonly string[] = []) => ids.flatMap((id) => all.get(id) ?? []);
  return (masks[concept] ?? []).flatMap((mask) =>
    unmasked(all.get(mask) ?? [], mentionsOfAll(masks[mask])),
  );
}

/** The mentions that share no word's place with a harmless one. */
function unmasked(found: readonly Mention[], harmless: readonly Mention[]): readonly Mention[] {
  if (harmless.length === 0) return found;
  const covered = new Set<number>();
  for (const { start, end } of harmless) for (let at = start; at < end; at++) covered.add(at);
  const isMasked = ({ start, end }: Mention) => {
    for (let at = start; at < end; at++) if (covered.has(at)) return true;
    return false;
  };
  return found.filter((mention) => !isMasked(mention));
}

/** Mends the spelling of one text's words, each once. A word that means something is no slip of the pen. */
export function spellingMender(languages: readonly Language[]): (word: string) => string {
  const [likeliest = "en"] = languages;
  const mended = new Map<string, string>();
  return (word) => {
    const known = mended.get(word);
    if (known !== undefined) return known;
    const isMeant = languages.some((language) => wholeLexicons[language].trie.knows(word));
    const meant = isMeant ? word : mendSpelling(word, likeliest);
    mended.set(word, meant);
    return meant;
  };
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

/** Whether both need the same word; one may stand in a gap of the other: "knocked the electric off". */
function shareWord(a: Mention, b: Mention): boolean {
  return a.places.some((place) => b.places.includes(place));
}

/** The words between two mentions. */
function distance(a: Mention, b: Mention): number {
  return Math.max(a.start - b.end, b.start - a.end);
}
