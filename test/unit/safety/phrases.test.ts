import { expect, it } from "vitest";
import { compileLexicon, narrowLexicon } from "~/domain/safety/compile-lexicon";
import { findConcepts } from "~/domain/safety/find-concepts";
import type { Mention } from "~/domain/safety/find-concepts";
import type { Lexicon } from "~/domain/safety/lexicon/lexicon";

const read = (lexicon: Lexicon, text: string, isSure = true) => {
  const found = new Map<string, Mention[]>();
  findConcepts(text.split(" "), compileLexicon(lexicon), isSure, found);
  return found;
};

const hears = (phrase: string, text: string, isSure = true) =>
  read({ smokes: phrase }, text, isSure).has("smokes");

const notHeard = (phrase: string, texts: readonly string[]) =>
  texts.filter((text) => !hears(phrase, text));
const heard = (phrase: string, texts: readonly string[]) =>
  texts.filter((text) => hears(phrase, text));

it("hears the words of a phrase one behind the other, and any of those between slashes", () => {
  expect(notHeard("cuts/cut out/off", ["it cuts out", "it cut off now"])).toEqual([]);
  expect(heard("cuts/cut out/off", ["cuts it out", "out cut", "cut", "off"])).toEqual([]);
  expect(notHeard("fume, puff of * air", ["a fume", "puff of hot air"])).toEqual([]);
  expect(heard("fume, puff of * air", ["puff of air", "puff", "puff of hot dry air"])).toEqual([]);
});

it("hears over so many words as the sign between them allows", () => {
  expect(notHeard("a _ b c", ["a b c", "a x b c", "a x x b c"])).toEqual([]);
  expect(heard("a _ b c", ["a x x x b c", "a b x c", "a x b"])).toEqual([]);
  expect(notHeard("a __ b", ["a b", "a x x x x b"])).toEqual([]);
  expect(heard("a __ b", ["a x x x x x b", "b a"])).toEqual([]);
});

it("hears over three words that say little, and over no other", () => {
  expect(notHeard("door ~ hot", ["door hot", "door is hot", "door is so very hot"])).toEqual([]);
  const others = ["door is so very very hot", "door painted hot", "door is painted hot"];
  expect(heard("door ~ hot", others)).toEqual([]);
  expect(hears("door ~ hot", "door hot")).toBe(true);
});

it("folds the letters of its own words", () => {
  expect(hears("crâmé", "crame")).toBe(true);
});

it("hears a marked word only where the language is sure, or at the beginning", () => {
  expect(hears("!brand", "brand", true)).toBe(true);
  expect(hears("!brand", "brand", false)).toBe(false);
  expect(hears("brand", "brand", false)).toBe(true);
  expect(heard("^then open", ["and then open"])).toEqual([]);
  expect(notHeard("^then open", ["then open it"])).toEqual([]);
});

it("tells where each mention stands, and which words it needs", () => {
  const found = read({ smokes: "smoke", cord: "cord _ loose" }, "smoke the cord is loose smoke");
  expect(found.get("smokes")).toEqual([
    { start: 0, end: 1, places: [0] },
    { start: 5, end: 6, places: [5] },
  ]);
  expect(found.get("cord")).toEqual([{ start: 2, end: 5, places: [2, 4] }]);
});

it("reads for some concepts alone", () => {
  const whole = compileLexicon({ smokes: "smoke", cord: "cord, smoke", fouls: "pee" });
  const words = ["smoke", "cord", "pee"];
  const found = new Map<string, Mention[]>();
  findConcepts(words, narrowLexicon(whole, new Set(["cord"])), true, found);
  expect([...found.keys()]).toEqual(["cord"]);
  expect(found.get("cord")).toHaveLength(2);
});
