import { languages } from "~/domain/language/recognise-language";
import type { Language } from "~/domain/language/recognise-language";
import { foldLetters } from "~/domain/language/normalize-text";
import { groupsIn, highestWeight } from "~/domain/language/letter-groups";
import { de } from "~/domain/safety/lexicon/de";
import { en } from "~/domain/safety/lexicon/en";
import { fr } from "~/domain/safety/lexicon/fr";
import { nl } from "~/domain/safety/lexicon/nl";
import { german } from "~/domain/safety/translations/de";
import { french } from "~/domain/safety/translations/fr";
import { dutch } from "~/domain/safety/translations/nl";
import { readPageWordings } from "../unit/safety/handbook-wordings";

type Counts = Map<string, number>;

/** So many groups are kept: with them, one text in fifty is taken for another language. */
const kept = 1000;

/** The letter groups by how much each language likes them, in the form of `letter-groups.ts`. */
export async function fitLanguage(): Promise<string> {
  const counts = countGroups(await readWords());
  const weights = weigh(counts);
  const usefulness = (group: string) => {
    const of = weights.get(group) ?? [];
    return Math.sqrt(sum(counts, group)) * (Math.max(...of) - Math.min(...of));
  };
  const best = [...weights.keys()].toSorted((a, b) => usefulness(b) - usefulness(a)).slice(0, kept);
  const byWeights = new Map<string, string[]>();
  for (const group of best) {
    const key = (weights.get(group) ?? []).map((weight) => String(weight + highestWeight)).join("");
    byWeights.set(key, [...(byWeights.get(key) ?? []), group]);
  }
  return [...byWeights]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, groups]) => `${key} ${groups.toSorted().join(" ")}`)
    .join("\n");
}

/** The words that we have in each language; a word of the long handbook counts once it stands there twice. */
async function readWords(): Promise<Record<Language, Counts>> {
  const pages = await readPageWordings();
  const handbook = pages.flatMap(({ thing, sayings, questions }) => [
    thing,
    ...sayings,
    ...questions,
  ]);
  return {
    en: countWords([...Object.values(en), ...handbook, ...handbook]),
    de: countWords([...Object.values(de), ...Object.values(german).flat()]),
    nl: countWords([...Object.values(nl), ...Object.values(dutch).flat()]),
    fr: countWords([...Object.values(fr), ...Object.values(french).flat()]),
  };
}

function countWords(texts: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const word of foldLetters(texts.join("\n")).match(/[a-z]+/g) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function countGroups(words: Record<Language, Counts>): Record<Language, Counts> {
  const counts = { en: new Map(), de: new Map(), nl: new Map(), fr: new Map() };
  for (const language of languages)
    for (const [word, times] of words[language])
      for (const group of groupsIn(word))
        counts[language].set(group, (counts[language].get(group) ?? 0) + 1 + 0.5 * Math.log(times));
  return counts;
}

function weigh(counts: Record<Language, Counts>): Map<string, number[]> {
  const totals = languages.map((language) =>
    [...counts[language].values()].reduce((all, count) => all + count, 0),
  );
  const weights = new Map<string, number[]>();
  for (const group of new Set(languages.flatMap((language) => [...counts[language].keys()]))) {
    if (sum(counts, group) < 4) continue;
    const chances = languages.map((language, at) => {
      const total = totals[at] ?? 1;
      return Math.log(((counts[language].get(group) ?? 0) + total / 40_000) / total);
    });
    const middle = chances.reduce((all, chance) => all + chance, 0) / chances.length;
    weights.set(
      group,
      chances.map((chance) =>
        Math.max(-highestWeight, Math.min(highestWeight, Math.round(chance - middle))),
      ),
    );
  }
  return weights;
}

function sum(counts: Record<Language, Counts>, group: string): number {
  return languages.reduce((all, language) => all + (counts[language].get(group) ?? 0), 0);
}
