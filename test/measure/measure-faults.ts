import { matchFaultTypes } from "~/domain/handbook/match-fault-type";
import { rankPages } from "~/domain/handbook/rank-pages";
import { rankByCommonness, rankByNaiveBayes } from "./baselines";
import type { Ranker } from "./baselines";
import type { FaultLabel } from "./read-records";
import { groupBy, percent, share } from "./show";

type Hits = { first: number; firstThree: number };

/** How often the volunteers' fault type is the handbook's first, and among its first three. */
export async function measureFaults(
  records: readonly FaultLabel[],
  training: readonly FaultLabel[],
) {
  const trainingIds = new Set(training.map(({ id }) => id));
  const alsoTrained = records.filter(({ id }) => trainingIds.has(id)).length;
  const ranked = new Map(
    await Promise.all(
      records.map(async (record) => [record.id, await rankByHandbook(record)] as const),
    ),
  );
  const handbook: Ranker = ({ id }) => ranked.get(id) ?? [];
  const rankers: Record<string, Ranker> = {
    handbook,
    "commonest types": rankByCommonness(training),
    "naive Bayes": rankByNaiveBayes(training, partOf),
  };

  console.log(`\nFault types (${records.length} rows)`);
  console.log(
    `  baselines trained on ${training.length} rows; ${alsoTrained} of them are measured, each without its own third`,
  );
  for (const [category, rows] of groupBy(records, ({ category }) => category))
    show(category, rows, rankers);
  show("The third that tuning left out", records.filter(isHeldOut), rankers);
  show(
    "The other two thirds",
    records.filter((record) => !isHeldOut(record)),
    rankers,
  );
  show("All", records, rankers);
  const { first, firstThree } = countHits(records, handbook);
  return {
    faultTop1: share(first, records.length),
    faultTop3: share(firstThree, records.length),
  };
}

/**
 * The record as a person would bring it: the kind of thing has to be recognised first. A type stands
 * as high as its place among the wordings and the shares of its pages take it.
 */
async function rankByHandbook({ category, brand, problem }: FaultLabel): Promise<string[]> {
  const description = `${brand} ${category}`.trim();
  const pages = await rankPages(description, problem);
  const kind = pages[0]?.kind;
  const book = await kind?.playbook();
  const types = book ? matchFaultTypes(book.faults, description, problem) : [];
  const scoreOf = (type: string) =>
    1 / (types.indexOf(type) + 1) +
    pages
      .filter(({ fault }) => type in (fault?.faultTypes ?? {}))
      .reduce((sum, page) => sum + page.share / 2, 0);
  return types.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}

function show(title: string, rows: readonly FaultLabel[], rankers: Record<string, Ranker>): void {
  console.log(`  ${title}`);
  for (const [name, ranker] of Object.entries(rankers)) {
    const { first, firstThree } = countHits(rows, ranker);
    console.log(
      `    ${name.padEnd(16)} top 1 ${percent(first, rows.length)}, top 3 ${percent(firstThree, rows.length)}`,
    );
  }
}

function countHits(rows: readonly FaultLabel[], ranker: Ranker): Hits {
  const places = rows.map((row) => ranker(row).indexOf(row.fault_type));
  return {
    first: places.filter((place) => place === 0).length,
    firstThree: places.filter((place) => place >= 0 && place < 3).length,
  };
}

/** Tuning looked at two thirds of the shared rows; this is the third that it left out. */
function isHeldOut(record: FaultLabel): boolean {
  return partOf(record) === 0;
}

/** One of three parts, by the FNV-1a hash of the id. */
function partOf({ id }: FaultLabel): number {
  const hash = new TextEncoder()
    .encode(id)
    .reduce((soFar, byte) => Math.imul(soFar ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  return hash % 3;
}
