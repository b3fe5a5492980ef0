import { toClauses, toWords, vagueSayings } from "~/domain/language/words";
import { brokenPartsIn } from "./body-parts";
import { commonSayingsOf, conceptsOf } from "./page-concepts";
import { countVotes } from "./match-fault-type";
import type { Fault, ItemType } from "./playbook";

export type Bag = ReadonlyMap<string, number>;

/** Words by how much each tells, and the length of that as a vector, for the cosine with another. */
export type Vector = { values: Bag; length: number };

/** What a fault's page says in words that can be compared with a complaint. */
export type FaultWordings = {
  fault: Fault;
  /** Words and pairs of neighbours of all its wordings. */
  said: Vector;
  /** Pieces of three letters, which a misspelled word shares with the right one. */
  pieces: Vector;
  concepts: Vector;
  votes: Bag;
  voteSize: number;
  name: ReadonlySet<string>;
  sayings: readonly Phrase[];
  causes: readonly Phrase[];
  /** Parts that its wordings tell of as broken. */
  broken: ReadonlySet<string>;
};

/** The words of a phrase with what each is worth, and what they are worth together. */
export type Phrase = { words: readonly (readonly [word: string, worth: number])[]; total: number };

export type KindWordings = {
  faults: readonly FaultWordings[];
  ownName: ReadonlySet<string>;
  /** The words that name the thing and tell nothing of what is wrong with it. */
  untelling: ReadonlySet<string>;
  /** How rare a word is among the faults of this kind. */
  worth: (word: string) => number;
  pieceWorth: (piece: string) => number;
  knows: (word: string) => boolean;
};

/** One for each kind, built when its faults are first asked for. */
const built = new WeakMap<readonly Fault[], KindWordings>();

/** The wordings of a kind's faults, made ready to be compared. */
export function wordingsOf(kind: ItemType, faults: readonly Fault[]): KindWordings {
  const wordings = built.get(faults) ?? build(kind, faults);
  built.set(faults, wordings);
  return wordings;
}

function build(kind: ItemType, faults: readonly Fault[]): KindWordings {
  const texts = faults.map((fault) => {
    const sayings = [
      fault.name,
      ...fault.utterances,
      ...commonSayingsOf(fault.id),
      ...Object.values(fault.faultTypes ?? {}).flat(),
    ];
    return { fault, sayings, clauses: sayings.flatMap(toClauses) };
  });
  const worth = rarity(
    texts.map(({ fault, clauses }) => [...withPairs(clauses), ...wordsOfPage(fault)]),
  );
  const pieceWorth = rarity(texts.map(({ clauses }) => piecesOf(clauses.flat())));
  return {
    faults: texts.map(({ fault, sayings, clauses }) => {
      const votes = countVotes(new Set([...sayings, ...(fault.usual ? vagueSayings : [])]));
      return {
        fault,
        said: toVector(withPairs(clauses), worth.of),
        pieces: toVector(piecesOf(clauses.flat()), pieceWorth.of),
        concepts: toVector(conceptsOf(clauses.flat()), () => 1),
        votes,
        voteSize: [...votes.values()].reduce((sum, vote) => sum + vote, 0),
        name: new Set(toWords(fault.name)),
        sayings: clauses.map((words) => toPhrase(words, worth.of)),
        causes: Object.values(fault.causes).map(({ name, short }) =>
          toPhrase(toWords(`${name} ${short}`), worth.of),
        ),
        broken: brokenPartsIn(clauses),
      };
    }),
    ownName: new Set([kind.name, ...kind.aliases].flatMap(toWords)),
    untelling: untellingOf(kind, faults),
    worth: worth.of,
    pieceWorth: pieceWorth.of,
    knows: worth.knows,
  };
}

/** Causes, checks, steps and questions: they tell which words belong to a fault. */
function wordsOfPage({ causes, questions }: Fault): string[] {
  return [
    ...Object.values(causes).flatMap(({ name, short, why, check, repair }) => [
      name,
      short,
      why,
      check.do,
      check.finds,
      ...repair.steps.map(({ title }) => title),
    ]),
    ...questions.flatMap(({ ask, answers }) => [
      ask,
      ...Object.values(answers).flatMap(({ means, phrases = [] }) => [means, ...phrases]),
    ]),
  ].flatMap(toWords);
}

function toPhrase(words: readonly string[], worth: (word: string) => number): Phrase {
  const valued = [...new Set(words)].map((word) => [word, worth(word)] as const);
  return { words: valued, total: valued.reduce((sum, [, value]) => sum + value, 0) || 1 };
}

/** What the words of a phrase that were said are worth. */
export function worthSaid({ words }: Phrase, said: ReadonlySet<string>): number {
  let sum = 0;
  for (const [word, value] of words) if (said.has(word)) sum += value;
  return sum;
}

/** As in BM25: what every fault says tells nothing. */
function rarity(documents: readonly (readonly string[])[]) {
  const spread = countWords(documents.flatMap((words) => [...new Set(words)]));
  const worthOf = (holders: number) =>
    Math.log(1 + (documents.length - holders + 0.5) / (holders + 0.5));
  const worths = new Map([...spread].map(([word, holders]) => [word, worthOf(holders)]));
  const unknown = worthOf(0);
  return {
    of: (word: string) => worths.get(word) ?? unknown,
    knows: (word: string) => spread.has(word),
  };
}

function countWords(words: readonly string[]): Bag {
  const bag = new Map<string, number>();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

export function toVector(words: readonly string[], worth: (word: string) => number): Vector {
  const values = new Map(
    [...countWords(words)].map(([word, times]) => [word, Math.log1p(times) * worth(word)]),
  );
  return { values, length: Math.hypot(...values.values()) };
}

/** How alike two vectors are, from 0 to 1. */
export function cosine(a: Vector, b: Vector): number {
  let shared = 0;
  for (const [word, value] of a.values) shared += value * (b.values.get(word) ?? 0);
  return shared === 0 ? 0 : shared / (a.length * b.length);
}

/** Words, and pairs of neighbours within a clause. */
export function withPairs(clauses: readonly (readonly string[])[]): string[] {
  return clauses.flatMap((words) =>
    words.flatMap((word, place) => (place === 0 ? [word] : [word, `${words[place - 1]} ${word}`])),
  );
}

export function piecesOf(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const framed = `^${word}$`;
    return Array.from({ length: framed.length - 2 }, (_, at) => framed.slice(at, at + 3));
  });
}

/** "Wifi box" is a router, yet "wifi" tells what is wrong with it. */
function untellingOf({ name, aliases }: ItemType, faults: readonly Fault[]): Set<string> {
  const troubles = new Set(faults.flatMap((fault) => toWords(fault.name)));
  return new Set([
    ...toWords(name),
    ...aliases.flatMap(toWords).filter((word) => !troubles.has(word)),
  ]);
}
