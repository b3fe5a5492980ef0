import { expect, it } from "vitest";
import { isDenied } from "~/domain/language/is-denied";
import { mendSpelling } from "~/domain/language/mend-spelling";
import { readClauses } from "~/domain/language/normalize-text";
import { recogniseLanguage } from "~/domain/language/recognise-language";

const wordsOf = (text: string) => readClauses(text).map(({ words }) => words.join(" "));

it("ends a sentence at each of its marks, and at a new line", () => {
  const sentences = readClauses("Why not? Sparks fly! It hums.\nIt stopped").map(
    ({ sentence }) => sentence,
  );
  expect(new Set(sentences).size).toBe(4);
});

it.each([
  ["qu'elle fume", "qu elle fume"],
  ["l'odeur d'huile", "l odeur d huile"],
  ["jusqu’au bout", "jusqu au bout"],
  ["it doesn’t", "it doesnt"],
])("reads the words in “%s”", (text, words) => {
  expect(wordsOf(text)).toEqual([words]);
});

it("mends one slip: a letter wrong, missing, too many or two of them swapped", () => {
  for (const slip of ["melged", "meled", "mellted", "metled"])
    expect(mendSpelling(slip, "en"), slip).toBe("melted");
  expect(mendSpelling("mletde", "en")).toBe("mletde");
});

it("takes a verb back by the word behind it, and a noun not", () => {
  expect(isDenied(["raucht", "nicht"], 0, 1)).toBe(true);
  expect(isDenied(["bremse", "geht", "nicht"], 0, 2)).toBe(false);
});

it("counts a word that languages share for each of them in part", () => {
  expect(recogniseLanguage("the lamp is from the Café de Paris")).toBe("en");
  expect(recogniseLanguage("de lamp doet het niet")).toBe("nl");
  expect(recogniseLanguage("die Lampe geht nicht")).toBe("de");
  expect(recogniseLanguage("la lampe ne marche plus")).toBe("fr");
});
