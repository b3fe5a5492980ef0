import type { Part } from "~/domain/handbook/playbook";
import { toWords } from "~/domain/language/words";

/** "Under the lid" tells of a place, and asks about something else. */
const asPlace =
  /\b(?:in|on|under|behind|inside|at|from|into|off|round|around|near|beside|between|above|below|beneath|of|to|onto|through|against|with|by)(?: (?:the|my|its|a|an|this|that|each|one|other|bottom of the|back of the|top of the|side of the))?\s*$/;

/**
 * The part that a text in lower case names: the first one that does not only tell a place, by the longest of
 * its names; null when none is named.
 */
export function findPart(parts: readonly Part[], text: string): Part | null {
  const named = parts.flatMap((part) =>
    [part.name, ...part.aliases].flatMap((name) => {
      const place = text.search(new RegExp(`\\b${asWritten(name)}(?:e?s)?\\b`, "u"));
      const isPlace = asPlace.test(text.slice(0, Math.max(place, 0)));
      return place < 0 ? [] : [{ part, place, isPlace, length: name.length }];
    }),
  );
  const [first] = named.toSorted(
    (a, b) => Number(a.isPlace) - Number(b.isPlace) || a.place - b.place || b.length - a.length,
  );
  return first?.part ?? null;
}

/** "The filter", where one part alone is a filter, or where the guide, by its words, speaks of only one of them. */
export function findPartByLastWord(
  parts: readonly Part[],
  text: string,
  said: ReadonlySet<string>,
): Part | null {
  const meant = parts.filter(({ name, aliases }) =>
    [name, ...aliases].some((one) => {
      const last = one.split(" ").at(-1) ?? one;
      return new RegExp(`\\b(?:the|my|its|this|that) ${asWritten(last)}(?:e?s)?\\b`, "u").test(
        text,
      );
    }),
  );
  const told = meant.filter(({ name }) => toWords(name).every((word) => said.has(word)));
  const [only, ...others] = meant.length > 1 ? told : meant;
  return only !== undefined && others.length === 0 ? only : null;
}

/** A name as a pattern: "door seal" is also written "door-seal" and "doorseal", and may stand in the plural. */
const asWritten = (name: string) =>
  name
    .toLowerCase()
    .replace(/s$/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .join("[ -]?");
