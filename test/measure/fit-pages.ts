import { writeFileSync } from "node:fs";
import {
  kindSigns,
  openCandidates,
  sharePages,
  surenessOf,
  surenessSigns,
} from "~/domain/handbook/rank-pages";
import type { PageWeights } from "~/domain/handbook/page-weights";
import type { Candidate, Trust } from "~/domain/handbook/rank-pages";
import type { Fault } from "~/domain/handbook/playbook";
import { findItems } from "~/domain/handbook/item-features";
import { fitWeights } from "./fit-weights";
import type { Choice, Weights } from "./fit-weights";
import { asComplaint, isKindOf, isPageOf, judgePages, summarisePages } from "./measure-pages";
import type { PageOutcome } from "./measure-pages";
import { readFaultLabels, readLabelledIntakes, readPages } from "./read-records";
import type { FaultLabel, PageRecord } from "./read-records";
import { isWord, withoutRareWords } from "./rare-words";
import { writePageWeights } from "./write-page-weights";

/** What a repairer would expect of signs that are too rare to be learned from a few hundred rows. */
const expected = {
  item: {
    noneNamed: 2.5,
    noneForeign: 2.5,
    onlyHinted: -2.5,
    described: 2,
    inIssue: 1.5,
    inIssueShelf: 2,
  },
  sureness: { logit: 1 },
  fault: {
    noTrouble: 2.5,
    nonePart: 1.5,
    noneBroken: 1.85,
    broken: 1.5,
    noneSilent: 1.5,
    power: 2.5,
    otherPower: -1.5,
    denied: -2,
  },
} satisfies Record<string, Weights>;

const hold = {
  item: (sign: string) => (isWord(sign) ? 0.002 : 0.02),
  fault: (sign: string) => (isWord(sign) ? 0.002 : sign === "noneBroken" ? 0.01 : 0.001),
  sureness: () => 0.01,
};
/** A row of fault-labels.csv tells of computers, printers and vacuums only, and of a type only. */
const worthOfLabel = 0.1;
/** Rows written for this are stranger than what people bring: how sure to be is learned from records first. */
const worthOfWritten = 0.1;
/** One reader errs more often than two who agree, which would make every page look less sure than it is. */
const worthOfReadOnce = 0.1;
const written = "test/measure/complaints-told";
/** The parts of the labelled intakes that are fitted to, and what stands for their folder. */
const labelledIntakes = {
  fitted: "intakes that two readers labelled",
  "read-once": "intakes that one reader labelled",
} as const;
const folds = 5;
const rounds = 3;
const weightsFile = "src/domain/handbook/page-weights.ts";

const kindOfCategory: Readonly<Record<string, string>> = {
  laptop: "laptop",
  vacuum: "vacuum",
  mobile: "mobile-phone",
  tablet: "tablet",
  "printer/scanner": "printer",
  "desktop computer": "desktop-computer",
};

type Row = {
  folder: string;
  candidates: readonly Candidate[];
  record: PageRecord;
  isRight: (fault: Fault | null) => boolean;
  isLabel: boolean;
};

/**
 * Fits the weights of the pages to the rows of all folders and those written for it, prints for each how well they do on
 * rows that took no part in fitting them, and writes those fitted to all rows where `write` is given.
 */
export async function fitPages(folders: readonly string[], write: boolean): Promise<void> {
  const all = [...folders, written];
  const labelled = (["fitted", "read-once"] as const).flatMap((part) =>
    folders
      .flatMap((folder) => readLabelledIntakes(folder, part))
      .map((record) => readPage(record, labelledIntakes[part])),
  );
  const rows = [
    ...(await Promise.all(all.map(readFolder))).flat(),
    ...(await Promise.all(labelled)),
  ];
  const left = Array.from({ length: rounds }, (_, round) => judgeLeftOut(rows, round)).flat();
  for (const folder of new Set(rows.map((row) => row.folder))) {
    const own = left.filter(({ row }) => row.folder === folder);
    console.log(
      `${folder}, each row by the weights of the other ${folds - 1} parts, ${rounds} times`,
    );
    console.log(JSON.stringify(summarisePages(own.map((one) => withSureness(one, left)))));
  }
  if (write)
    writeFileSync(weightsFile, writePageWeights({ ...fit(rows), sureness: fitSureness(left) }));
}

async function readFolder(folder: string): Promise<Row[]> {
  const pages = readPages(folder);
  if (pages === null) throw new Error("There is nothing to fit without pages.csv");
  const labels = readFaultLabels(folder) ?? [];
  return Promise.all([
    ...pages.map((record) => readPage(record, folder)),
    ...labels.filter(({ category }) => kindOf(category)).map((label) => readLabel(label, folder)),
  ]);
}

/** How a row came out by weights that it took no part in; its `sureness` is weighed once all are known. */
type LeftOut = { row: Row; outcome: PageOutcome; trust: Trust; part: number };

function judgeLeftOut(rows: readonly Row[], round: number): LeftOut[] {
  const partOf = deal(rows.length, round);
  return Array.from({ length: folds }, (_, part) => part).flatMap((part) => {
    const weights = fit(rows.filter((_, place) => partOf[place] !== part));
    return rows
      .filter(({ isLabel }, place) => partOf[place] === part && !isLabel)
      .map((row) => {
        const ranked = sharePages(row.candidates, weights);
        const [first] = ranked;
        const { share = 0, alike = 0, unheard = 0, isUnnamed = false, fault = null } = first ?? {};
        const trust = { share, alike, unheard, isUnnamed, isPage: fault !== null };
        return { row, part, trust, outcome: judgePages(row.record, ranked, 0) };
      });
  });
}

/** A part for each row, by chance that comes out the same each time. */
function deal(count: number, round: number): number[] {
  let state = round + 1;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * folds);
  });
}

/** The sureness of a row comes from the rows of other parts, each judged by weights that it took no part in. */
function withSureness(one: LeftOut, left: readonly LeftOut[]): PageOutcome {
  const sureness = surenessWithout(left, one.part);
  return { ...one.outcome, sureness: surenessOf(one.trust, { item: {}, fault: {}, sureness }) };
}

const surenesses = new Map<number, Weights>();

function surenessWithout(left: readonly LeftOut[], part: number): Weights {
  const fitted = surenesses.get(part) ?? fitSureness(left.filter((other) => other.part !== part));
  surenesses.set(part, fitted);
  return fitted;
}

/** Whether the page that comes out on top is right, by its share: the second option has no signs. */
function fitSureness(left: readonly LeftOut[]): Weights {
  const choices = left.map(({ row, outcome, trust }) => ({
    options: [surenessSigns(trust), {}],
    right: new Set([outcome.rightPage ? 0 : 1]),
    weight: worthForSureness(row),
  }));
  return fitWeights(choices, expected.sureness, hold.sureness);
}

function worthForSureness({ folder }: Row): number {
  if (folder === written) return worthOfWritten;
  return folder === labelledIntakes["read-once"] ? worthOfReadOnce : 1;
}

const kindOf = (category: string) => kindOfCategory[category.toLowerCase()];

async function readPage(record: PageRecord, folder: string): Promise<Row> {
  const isRight = (fault: Fault | null) => isPageOf(record, { fault });
  return {
    folder,
    record,
    isRight,
    isLabel: false,
    candidates: await open(record),
  };
}

async function readLabel(
  { category, fault_type: type, ...label }: FaultLabel,
  folder: string,
): Promise<Row> {
  const kinds = [kindOf(category) ?? ""];
  const record = { ...label, item: category, kinds, faults: [], danger: false };
  const isRight = (fault: Fault | null) => Object.keys(fault?.faultTypes ?? {}).includes(type);
  return {
    folder,
    record,
    isRight,
    isLabel: true,
    candidates: await open(record),
  };
}

async function open(record: PageRecord): Promise<Candidate[]> {
  const { itemDescription, itemIssue } = asComplaint(record);
  return openCandidates(findItems(itemDescription, itemIssue), itemDescription, itemIssue);
}

/** First the choice among the faults of the right kind, then, with it, the choice among kinds. */
function fit(rows: readonly Row[]): PageWeights {
  const faults = withoutRareWords(rows.flatMap(faultChoices));
  const fault = fitWeights(faults, expected.fault, hold.fault);
  const kinds = rows.filter(({ isLabel }) => !isLabel).map((row) => kindChoice(row, fault));
  const items = withoutRareWords(kinds.filter(isPossible));
  const item = fitWeights(items, expected.item, hold.item);
  return { item, fault, sureness: expected.sureness };
}

function faultChoices({ record, candidates, isRight, isLabel }: Row): Choice[] {
  const isUnsaid = record.danger && record.faults.length === 0;
  return candidates
    .filter(({ kind }) => kind !== null && isKindOf(record, kind) && !isUnsaid)
    .map(({ faults }) => ({
      options: faults.map(({ signs }) => signs),
      right: placesOf(faults, ({ fault }) => isRight(fault)),
      weight: isLabel ? worthOfLabel : 1,
    }))
    .filter(isPossible);
}

function kindChoice({ record, candidates }: Row, fault: Weights): Choice {
  return {
    options: candidates.map((candidate) => kindSigns(candidate, { item: {}, fault, sureness: {} })),
    right: placesOf(candidates, ({ kind }) => isKindOf(record, kind)),
    weight: 1,
  };
}

function placesOf<One>(all: readonly One[], isWanted: (one: One) => boolean): Set<number> {
  return new Set(all.flatMap((one, place) => (isWanted(one) ? [place] : [])));
}

const isPossible = ({ right }: Choice) => right.size > 0;
