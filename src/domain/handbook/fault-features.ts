import { toClauses, toWords, vagueSayings } from "~/domain/language/words";
import { powerSaid, matchFaults } from "./match-fault";
import { countVotes, scoreFaultTypes, toSigns } from "./match-fault-type";
import { conceptsOf } from "./page-concepts";
import type { Fault, ItemType } from "./playbook";

/** One trouble that a case may be about, with the signs of it; `fault` is null for one that the kind has no page for. */
export type FaultSigns = { fault: Fault | null; signs: Readonly<Record<string, number>> };

type Bag = ReadonlyMap<string, number>;
type Texts = { fault: Fault; said: Bag; told: Bag; asked: Bag; grams: Bag; concepts: Bag; name: ReadonlySet<string>; sayings: readonly (readonly string[])[]; causes: readonly (readonly string[])[]; votes: Bag; size: number };
type Vocabulary = { texts: readonly Texts[]; ownName: ReadonlySet<string>; worth: (word: string) => number; gramWorth: (gram: string) => number; knows: (word: string) => boolean };

const vague = new Set([...vagueSayings.flatMap(toWords), ..."need fix repair problem issue replac test check sometim anymore".split(" ")]);

const noTrouble =
  /\b(?:needs?|needed|needing|requires?|brought|in|just|wants?)?\s*(?:(?:for|an?|to be|just) )*(?:pat[- ]?(?:test\w*)?|(?:electrical )?safety (?:check|test)\w*)\b|\b(?:for|before|possible|in|at|our|project['’]?s?|linked) (?:possible )?(?:sale|resale|donat\w+|charity shop)\b|\b(?:help|advice|lesson|training) (?:with|on|in) us(?:e|ing)\b|\bhow to use\b/gi;

/** Parts of the body of nearly any thing. A page on another trouble does not help with one that is broken. */
const bodyParts = new Set("handl knob lid cover casing cas hous foot feet hing screw bolt bracket leg bezel spindl bas clip latch stand button strap door shell".split(" ").flatMap(toWords));

/** What a word that no wording of a fault has counts there. */
const unheard = 0.05;

/** What speaks for each fault of a kind, and, as the last, for none of them. */
export function findFaults(kind: ItemType, faults: readonly Fault[], description: string, issue: string): FaultSigns[] {
  const { texts, ownName, worth, gramWorth, knows } = vocabularyOf(kind, faults);
  const trouble = issue.replace(noTrouble, " ");
  const clauses = toClauses(issue.trim() === "" ? description : trouble);
  const words = pairs(clauses).filter((word) => !ownName.has(word));
  const first = pairs(clauses.slice(0, 1)).filter((word) => !ownName.has(word));
  const content = [...new Set(words)].filter((word) => !word.includes(" ") && !vague.has(word));
  const grams = gramsOf(clauses.flat().filter((word) => !ownName.has(word)));
  const concepts = toBag(conceptsOf(clauses.flat()));
  const matches = matchFaults(faults, description, trouble);
  const types = scoreFaultTypes(faults, description, trouble);
  const heard = [...new Set(toSigns(issue.trim() === "" ? description : trouble))].filter((sign) => texts.some(({ votes }) => votes.has(sign)));
  const power = powerSaid(description);
  const logs = texts.map(({ votes, size }) =>
    heard.reduce((sum, sign) => sum + Math.log(((votes.get(sign) ?? 0) + unheard) / Math.sqrt(size)), 0),
  );
  const typeSign = (own: readonly string[]) =>
    own.length === 0 ? 0 : Math.max(-8, ...types.filter(({ type }) => own.includes(type)).map(({ score }) => score - (types[0]?.score ?? 0)));
  const bestLog = Math.max(...logs);
  const found = texts.map(({ fault, said, told, asked, grams: own, concepts: ideas, name, sayings, causes }, place) => {
    const match = matches.findIndex((one) => one.fault === fault);
    const score = matches[match]?.score ?? 0;
    const ownTypes = Object.keys(fault.faultTypes ?? {});
    return {
      fault,
      signs: {
        score: Math.log1p(score),
        scoreBest: Number(match === 0),
        said: cosine(toBag(words), said, worth),
        saidFirst: cosine(toBag(first), said, worth),
        bayes: Math.max(-8, (logs[place] ?? 0) - bestLog),
        grams: cosine(grams, own, gramWorth),
        saying: bestSaying(sayings, new Set(clauses.flat()), worth),
        sayingFirst: bestSaying(sayings, new Set(clauses[0]), worth),
        cause: Math.max(0, ...causes.map((words) => coverage(words, new Set(content), worth))),
        told: cosine(toBag(content), told, worth),
        asked: cosine(toBag(content), asked, worth),
        concepts: cosine(concepts, ideas, () => 1),
        name: Number(content.some((word) => name.has(word))),
        weight: Math.log(fault.weight),
        usualVague: Number(fault.usual === true && content.length === 0),
        usual: Number(fault.usual === true),
        type: typeSign(ownTypes),
        power: Number(power !== null && fault.power === power),
      },
    };
  });
  const best = (sign: "said" | "grams" | "score" | "saying") => Math.max(0, ...found.map(({ signs }) => signs[sign]));
  const none = {
    none: 1,
    noneUnknown: content.length === 0 ? 0 : content.filter((word) => !knows(word)).length / content.length,
    noneSaid: best("said"),
    noneScore: best("score"),
    noneSaying: best("saying"),
    noneVague: Number(content.length === 0),
    nonePart: Number(content.some((word) => bodyParts.has(word) && !texts.some(({ said }) => said.has(word)))),
      noTrouble: Number(trouble !== issue),
  };
  return [...found, { fault: null, signs: none }];
}

/** How far the best of a fault's wordings was said, and how much of what was said it explains. */
function bestSaying(sayings: readonly (readonly string[])[], words: ReadonlySet<string>, worth: (word: string) => number): number {
  const sum = (some: Iterable<string>) => [...some].reduce((total, word) => total + worth(word), 0);
  const all = sum(words) || 1;
  return Math.max(0, ...sayings.map((saying) => {
    const shared = sum(saying.filter((word) => words.has(word)));
    return (2 * shared) / (sum(saying) + all);
  }));
}

/** Which part of these words, each by its worth, was said. */
function coverage(words: readonly string[], said: ReadonlySet<string>, worth: (word: string) => number): number {
  const sum = (some: readonly string[]) => some.reduce((total, word) => total + worth(word), 0);
  return sum(words.filter((word) => said.has(word))) / (sum(words) || 1);
}

const vocabularies = new WeakMap<readonly Fault[], Vocabulary>();

function vocabularyOf(kind: ItemType, faults: readonly Fault[]): Vocabulary {
  const built = vocabularies.get(faults) ?? buildVocabulary(kind, faults);
  vocabularies.set(faults, built);
  return built;
}

function buildVocabulary(kind: ItemType, faults: readonly Fault[]): Vocabulary {
  const texts = faults.map((fault): Texts => {
    const sayings = [fault.name, ...fault.utterances, ...Object.values(fault.faultTypes ?? {}).flat()];
    const told = Object.values(fault.causes).flatMap(({ name, short, why, check, repair }) => [name, short, why, check.do, check.finds, ...repair.steps.map(({ title }) => title)]);
    const asked = fault.questions.flatMap(({ ask, answers }) => [ask, ...Object.values(answers).flatMap(({ means, phrases = [] }) => [means, ...phrases])]);
    const clauses = sayings.flatMap(toClauses);
    const votes = countVotes(new Set([...sayings, ...(fault.usual ? vagueSayings : [])]));
    return {
      fault,
      votes,
      size: [...votes.values()].reduce((sum, vote) => sum + vote, 0),
      said: toBag(pairs(clauses)),
      told: toBag(told.flatMap(toWords)),
      asked: toBag(asked.flatMap(toWords)),
      grams: gramsOf(clauses.flat()),
      concepts: toBag(conceptsOf(clauses.flat())),
      name: new Set(toWords(fault.name)),
      sayings: clauses.map((words) => [...new Set(words)]),
      causes: Object.values(fault.causes).map(({ name, short }) => [...new Set(toWords(`${name} ${short}`))]),
    };
  });
  const spread = countDocuments(texts.map(({ said, told, asked }) => [...said.keys(), ...told.keys(), ...asked.keys()]));
  const gramSpread = countDocuments(texts.map(({ grams }) => [...grams.keys()]));
  const rarity = (documents: Bag) => (word: string) => {
    const n = documents.get(word) ?? 0;
    return Math.log(1 + (texts.length - n + 0.5) / (n + 0.5));
  };
  return {
    texts,
    ownName: new Set([kind.name, ...kind.aliases].flatMap(toWords)),
    worth: rarity(spread),
    gramWorth: rarity(gramSpread),
    knows: (word) => spread.has(word),
  };
}

function countDocuments(documents: readonly (readonly string[])[]): Bag {
  return toBag(documents.flatMap((words) => [...new Set(words)]));
}

function toBag(words: readonly string[]): Bag {
  const bag = new Map<string, number>();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

/** Words, and pairs of neighbours within a clause. */
function pairs(clauses: readonly (readonly string[])[]): string[] {
  return clauses.flatMap((words) => words.flatMap((word, place) => (place === 0 ? [word] : [word, `${words[place - 1]} ${word}`])));
}

/** Pieces of three letters, which a misspelled word shares with the right one. */
function gramsOf(words: readonly string[]): Bag {
  return toBag(words.flatMap((word) => {
    const padded = `^${word}$`;
    return Array.from({ length: padded.length - 2 }, (_, place) => padded.slice(place, place + 3));
  }));
}

function cosine(a: Bag, b: Bag, worth: (word: string) => number): number {
  const size = (bag: Bag) => Math.sqrt([...bag].reduce((sum, [word, times]) => sum + (Math.log1p(times) * worth(word)) ** 2, 0));
  const shared = [...a].reduce((sum, [word, times]) => sum + Math.log1p(times) * Math.log1p(b.get(word) ?? 0) * worth(word) ** 2, 0);
  return shared === 0 ? 0 : shared / (size(a) * size(b));
}
