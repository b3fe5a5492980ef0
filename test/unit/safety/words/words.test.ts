import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readClauses } from "~/domain/language/normalize-text";
import { findConcepts } from "~/domain/safety/find-concepts";
import type { Mention } from "~/domain/safety/find-concepts";
import { wholeLexicons } from "~/domain/safety/lexicons";

/**
 * What people write, by what they mean: "concept: phrase; phrase". Of "is torn/split open" each word
 * between slashes is said in turn; several such places move on together.
 */
function phrasesIn(text: string): [concept: string, phrase: string][] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [concept = "", phrases = ""] = line.split(": ");
      return phrases
        .split("; ")
        .flatMap(inTurn)
        .map((phrase): [string, string] => [concept, phrase]);
    });
}

function inTurn(phrase: string): string[] {
  const places = phrase.split(" ").map((word) => word.split("/"));
  const turns = Math.max(...places.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) =>
    places.map((words) => words[turn % words.length]).join(" "),
  );
}

it.each(["en", "de", "nl", "fr"] as const)("hears each word for a concept: %s", (language) => {
  const isHeard = ([concept, phrase]: [string, string]) => {
    const found = new Map<string, Mention[]>();
    for (const { words } of readClauses(phrase))
      findConcepts(words, wholeLexicons[language], true, found);
    return found.has(concept);
  };
  const said = phrasesIn(readFileSync(`${import.meta.dirname}/${language}.txt`, "utf8"));
  expect(said.filter((one) => !isHeard(one))).toEqual([]);
});
