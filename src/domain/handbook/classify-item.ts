import { deriveItemCategory } from "~/domain/item-category";
import { itemTypes } from "virtual:handbook/item-types";
import { itemNames } from "./item-names";
import type { ItemType } from "./playbook";
import { findMention, toClauses, toWords } from "~/domain/language/words";

export type ItemMatch = { kind: ItemType; score: number };

/** What each sign is worth; a name where the thing is described is worth 1. */
const worth = {
  extraWordOfName: 0.3,
  misspelled: 0.8,
  laterPart: 0.1,
  /** A "bike light" is a light, but "air fryer, food processor" may be either. */
  beforeAnother: 0.6,
  /** "A gadget with a battery" is no battery. */
  afterWith: 0.4,
  namedInIssue: 0.55,
  giveaway: 0.35,
  giveaways: 0.75,
  brand: 0.15,
  itemCategory: 0.1,
};

const enough = 0.5;
const nearlyAsGood = 0.75;
const mostOfOneMaker = 4;

type NameHit = { kindId: string; words: string; first: number; last: number; worth: number };

/** The kinds of thing that a case may be about, likeliest first; empty when the handbook knows none of them. */
export function classifyItem(description: string, issue: string): ItemMatch[] {
  const described = scoreNames(description);
  const complained = scoreNames(issue);
  const clauses = [...toClauses(description), ...toClauses(issue)];
  const category = deriveItemCategory(description);
  const matches = itemTypes
    .map((kind) => {
      const named = Math.max(
        described.get(kind.id) ?? 0,
        (complained.get(kind.id) ?? 0) * worth.namedInIssue,
      );
      return { kind, score: named + scoreHints(kind, clauses, category) };
    })
    .filter(({ kind, score }) => score >= enough && canBeElectric(kind, description))
    .toSorted((a, b) => b.score - a.score);
  const best = matches[0]?.score ?? 0;
  return matches.length === 0
    ? kindsOfMaker(description)
    : matches.filter(({ score }) => score >= best * nearlyAsGood);
}

/** "Henry", "my Dyson": a maker's name alone, of one who is known for few kinds. */
export function kindsOfMaker(description: string): ItemMatch[] {
  const made = itemNames().kindsByMaker.get(toWords(description).join(" ")) ?? [];
  return made.length > mostOfOneMaker ? [] : made.map((kind) => ({ kind, score: enough }));
}

/** An electric carving knife is no knife to be sharpened; an electric bicycle still has tyres. */
export function canBeElectric({ power, aliases }: ItemType, description: string): boolean {
  const electric = /\b(?:electric|mains)\b/i;
  return (
    power !== "none" || !electric.test(description) || aliases.some((name) => electric.test(name))
  );
}

function scoreHints(
  kind: ItemType,
  clauses: readonly (readonly string[])[],
  category: string,
): number {
  const given = kind.keywords.filter((phrase) => findMention(clauses, phrase)).length;
  const brand = kind.makers.some((name) => findMention(clauses, name));
  return (
    Math.min(given * worth.giveaway, worth.giveaways) +
    (brand ? worth.brand : 0) +
    (kind.itemCategory === category ? worth.itemCategory : 0)
  );
}

/** "Fiets van mijn dochter": no motor van. */
const dutchOf = /\bvan (?=(?:de|het|een|mijn|m['’]n|je|jouw|uw|zijn|haar|onze?|hun)\b)/gi;

/** How well each kind is named; "charger for a laptop" is first of all a charger, so later parts count less. */
export function scoreNames(text: string): Map<string, number> {
  const parts = text
    .replace(dutchOf, " of ")
    .split(/[,;.:()/+\n]|\s-\s|\b(?:and|for|from|of|in|on|which|that)\b|\b(?=with\b)/i);
  const scores = new Map<string, number>();
  parts
    .filter((part) => part.trim() !== "")
    .forEach((part, place) => {
      for (const hit of findNames(toWords(part))) {
        if (isMaterial(hit, part)) continue;
        const isAddition = /^with\b/i.test(part);
        const full = hit.worth - Math.min(place, 4) * worth.laterPart;
        const score = isAddition ? full * worth.afterWith : full;
        scores.set(hit.kindId, Math.max(scores.get(hit.kindId) ?? 0, score));
      }
    });
  return scores;
}

/** A "glass lid" is no pair of glasses: in the singular the word tells what a thing is made of. */
const isMaterial = ({ words }: NameHit, part: string) =>
  words === "glass" && !/\bglasses\b/i.test(part);

function findNames(words: readonly string[]): NameHit[] {
  if (words.length === 0) return [];
  const { index, knownWords } = itemNames();
  const hits = index
    .search(words.join(" "), {
      fuzzy: (word) => !knownWords.has(word) && word.length >= 4 && (word.length > 8 ? 2 : 1),
    })
    .flatMap((result): NameHit[] => {
      const wanted = String(result.words).split(" ");
      if (!wanted.every((word) => word in result.match && isMeant(word, words))) return [];
      const places = result.queryTerms.map((word) => words.indexOf(word));
      const exact = wanted.every((word) => words.includes(word));
      const full = 1 + (wanted.length - 1) * worth.extraWordOfName;
      return [
        {
          kindId: String(result.kindId),
          words: wanted.join(" "),
          first: Math.min(...places),
          last: Math.max(...places),
          worth: exact ? full : full * worth.misspelled,
        },
      ];
    });
  return hits
    .filter((hit) => !hits.some((other) => contains(other, hit)))
    .map((hit) => {
      const named = hits.find((other) => follows(other, hit));
      return named
        ? { ...hit, worth: Math.min(hit.worth, named.worth) * worth.beforeAnother }
        : hit;
    });
}

/** Typing errors are looked for in long words, and seldom hit the first two letters: a "speaker" is no "sneaker". */
function isMeant(word: string, words: readonly string[]): boolean {
  const similar = words.some((said) => said.slice(0, 2) === word.slice(0, 2));
  return words.includes(word) || (word.length >= 5 && similar);
}

/** In a compound the last noun is the thing: a "bike light" is a light. */
const follows = (other: NameHit, hit: NameHit) =>
  other.kindId !== hit.kindId && other.first === hit.last + 1;

/** The longer name is the better: a "food processor" is no processor. */
const contains = (other: NameHit, hit: NameHit) =>
  other.kindId !== hit.kindId &&
  other.first <= hit.first &&
  other.last >= hit.last &&
  other.worth > hit.worth;
