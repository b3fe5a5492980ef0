import { expect, it } from "vitest";
import { WordTrie } from "~/domain/safety/word-trie";

const fits = (pattern: string, word: string) => {
  const trie = new WordTrie();
  const id = trie.add(pattern);
  return trie.find(word).includes(id);
};

it("hears a word in full, and with the ending of a plural where it is longer than two letters", () => {
  expect(["fan", "fans", "fanes"].filter((word) => !fits("fan", word))).toEqual([]);
  expect(["fa", "fanss", "fant", "fanned", "afan"].filter((word) => fits("fan", word))).toEqual([]);
  expect(fits("tv", "tv")).toBe(true);
  expect(["tvs", "tves"].filter((word) => fits("tv", word))).toEqual([]);
  expect(fits("gas", "gass")).toBe(false);
  expect(fits("fuse", "fuset")).toBe(false);
});

it("hears a word that goes on behind, before, or both", () => {
  expect(["melt", "melts", "melting"].filter((word) => !fits("melt*", word))).toEqual([]);
  expect(fits("melt*", "unmelt")).toBe(false);
  const cables = ["kabel", "netzkabel", "netzkabels"];
  expect(cables.filter((word) => !fits("*kabel", word))).toEqual([]);
  expect(fits("*kabel", "netzkabelbruch")).toBe(false);
  expect(fits("*kabel*", "netzkabelbruch")).toBe(true);
  expect(fits("*abab", "ababab")).toBe(true);
});

it("gives a pattern one number, each another one, and hears all of them in a word", () => {
  const trie = new WordTrie();
  const [star, whole, open, behind] = ["*", "cable", "cab*", "*able"].map((one) => trie.add(one));
  expect(new Set([star, whole, open, behind]).size).toBe(4);
  expect(trie.add("cable")).toBe(whole);
  expect(trie.add("*")).toBe(star);
  expect(new Set(trie.find("cable"))).toEqual(new Set([star, whole, open, behind]));
  expect(trie.find("cable")).toEqual(trie.find("cable"));
  expect(trie.find("lamp")).toEqual([star]);
  expect(new Set(trie.find("cabin"))).toEqual(new Set([star, open]));
});

it("knows a word and its plural, and none that only begins or ends like one", () => {
  const trie = new WordTrie();
  for (const pattern of ["fuse", "melt*", "*kabel"]) trie.add(pattern);
  expect(["fuse", "fuses"].filter((word) => !trie.knows(word))).toEqual([]);
  const others = ["fus", "fused", "melt", "melting", "kabel", "netzkabel", "lamp", ""];
  expect(others.filter((word) => trie.knows(word))).toEqual([]);
});
