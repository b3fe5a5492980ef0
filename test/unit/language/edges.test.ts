import { describe, expect, it } from "vitest";
import { isDenied as isDeniedInWords } from "~/domain/language/is-denied";
import { mendSpelling } from "~/domain/language/mend-spelling";
import { foldLetters, readClauses } from "~/domain/language/normalize-text";
import { isDenied, toPlainClauses, toPlainWords } from "~/domain/language/plain-words";
import { possibleLanguages, recogniseLanguage } from "~/domain/language/recognise-language";

const denies = (text: string) => {
  const words = text.split(" ");
  return isDeniedInWords(words, words.length - 1, words.length);
};

const lengths = (count: number) =>
  readClauses("red ".repeat(count)).map(({ words }) => words.length);

const isDeniedAt = (clause: string) => isDenied(clause, clause.indexOf("hum"), "hum".length);

describe("words alone that deny", () => {
  it("are heard in each language", () => {
    expect(
      ["statt rauch", "nichts raucht", "nix raucht", "niets rookt", "niks rookt"].filter(
        (text) => !denies(text),
      ),
    ).toEqual([]);
  });

  it("stand behind a single verb, in German and Dutch alone", () => {
    expect(isDeniedInWords(["es", "raucht", "nicht"], 1, 2)).toBe(true);
    expect(isDeniedInWords(["es", "raucht", "kein"], 1, 2)).toBe(false);
    expect(isDeniedInWords(["es", "raucht"], 1, 2)).toBe(false);
  });

  it("are not looked for behind another sentence's beginning", () => {
    expect(denies("of smoke")).toBe(false);
    expect(denies("in case smoke")).toBe(true);
    expect(denies("case smoke")).toBe(false);
  });
});

describe("a plain clause", () => {
  it("ends at a dash between blanks, however long, and not within a word", () => {
    expect(toPlainClauses("hums – stops")).toEqual(["hums", "stops"]);
    expect(toPlainClauses("hums -- stops")).toEqual(["hums", "stops"]);
    expect(toPlainClauses("half-way")).toEqual(["half-way"]);
    expect(toPlainClauses("hums...stops!!!")).toEqual(["hums", "stops"]);
  });

  it("ends at a whole word alone", () => {
    expect(toPlainClauses("sand buttons solo whence offend")).toEqual([
      "sand buttons solo whence offend",
    ]);
  });

  it("has single blanks", () => {
    expect(toPlainClauses("  hums   loudly ")).toEqual(["hums loudly"]);
  });

  it("denies what stands up to five words behind a negation", () => {
    const negations = `not; no; never; none; nothing; nobody; neither; nor; without; hardly; barely; free of; free from; lack; lacks; stopped; rather than; instead of`;
    expect(negations.split("; ").filter((word) => !isDeniedAt(`${word} a hum`))).toEqual([]);
    expect(isDeniedAt("not a b c d hum")).toBe(true);
    expect(isDeniedAt("not a b c d e hum")).toBe(false);
    expect(isDeniedAt("knot a hum")).toBe(false);
    expect(isDeniedAt("note a hum")).toBe(false);
    expect(isDeniedAt("hum no more")).toBe(true);
    expect(isDeniedAt("hum nothing")).toBe(true);
    expect(isDeniedAt("hum none")).toBe(true);
    expect(isDeniedAt("hum nobody")).toBe(false);
    expect(isDeniedAt("hum is no")).toBe(false);
  });
});

it("brings no word to another form that only holds the one that is", () => {
  const kept =
    "canter; cantons; wonts; dontist; darents; its own; thats own; whey; illness; skill; imp; swim; growth; bowtie; tellyphone; lifelessly; noonetime; nobodyelse; zeros; nadal";
  expect(kept.split("; ").filter((text) => toPlainWords(text) !== text)).toEqual([]);
});

describe("the letters of a text", () => {
  it("are cut apart at French little words before an apostrophe alone", () => {
    expect(foldLetters("l'eau")).toBe("l eau");
    expect(foldLetters("qu’elle")).toBe("qu elle");
    expect(foldLetters("all'eau")).toBe("alleau");
    expect(foldLetters("l'")).toBe("l");
  });

  it("are read in parts of a hundred words", () => {
    expect(lengths(99)).toEqual([99]);
    expect(lengths(100)).toEqual([100]);
    expect(lengths(101)).toEqual([100, 1]);
    expect(lengths(200)).toEqual([100, 100]);
    expect(readClauses("... !?")).toEqual([]);
    expect(readClauses("a,,b")).toHaveLength(2);
  });
});

it("mends a long word by one slip, and no short one", () => {
  expect(mendSpelling("smokig", "en")).toBe("smoking");
  expect(mendSpelling("smke", "en")).toBe("smke");
});

describe("the language of few words", () => {
  it("is that of most of them", () => {
    expect(recogniseLanguage("kaputt")).toBe("de");
    expect(recogniseLanguage("kapot")).toBe("nl");
    expect(recogniseLanguage("ne marche plus")).toBe("fr");
    expect(possibleLanguages("der Schalter klemmt und das Gerät riecht")).toEqual(["de"]);
    expect(possibleLanguages("de schakelaar klemt en het toestel ruikt")).toEqual(["nl"]);
    expect(possibleLanguages("le bouton est cassé et la prise sent")).toEqual(["fr"]);
  });

  it("is told by letters that English does without", () => {
    expect(recogniseLanguage("Qöqä")).toBe("de");
    expect(recogniseLanguage("qéqàq")).toBe("fr");
  });

  it("is not told by what stands behind the first four thousand letters", () => {
    expect(recogniseLanguage(`${"the ".repeat(1000)}${"nicht ".repeat(3000)}`)).toBe("en");
  });
});
