import { matchFaultTypes } from "../../src/services/assistant/handbook/match-fault";
import { matchKinds } from "../../src/services/assistant/handbook/match-kind";
import { rankByCommonness, rankByNaiveBayes } from "./baselines";
import type { Ranker } from "./baselines";
import type { FaultLabel } from "./read-records";
import { percent, share } from "./show";

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
  const rankers: Record<string, Ranker> = {
    handbook: ({ id }) => ranked.get(id) ?? [],
    "commonest types": rankByCommonness(training),
    "naive Bayes": rankByNaiveBayes(training),
  };

  console.log(`\nFault types (${records.length} rows)`);
  console.log(`  the baselines are trained on ${training.length} rows, ${alsoTrained} of these among them`);
  for (const [category, rows] of Map.groupBy(records, ({ category }) => category))
    show(category, rows, rankers);
  show("Rows of a hash that tuning left out", records.filter(isHeldOut), rankers);
  show("The other rows", records.filter((record) => !isHeldOut(record)), rankers);
  show("All", records, rankers);
  const { first, firstThree } = countHits(records, rankByHandbookOf(ranked));
  return {
    faultTop1: share(first, records.length),
    faultTop3: share(firstThree, records.length),
  };
}

function rankByHandbookOf(ranked: ReadonlyMap<string, readonly string[]>): Ranker {
  return ({ id }) => ranked.get(id) ?? [];
}

async function rankByHandbook({ category, brand, problem }: FaultLabel): Promise<string[]> {
  const description = `${brand} ${category}`;
  const books = await Promise.all(
    matchKinds(description, problem).map(({ kind }) => kind.playbook()),
  );
  const faults = books.flatMap((book) => book.faults);
  return matchFaultTypes(faults, description, problem);
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

/** A third of the rows, by the FNV-1a hash of the id, on which nothing was tuned. */
export function isHeldOut({ id }: FaultLabel): boolean {
  const hash = [...id].reduce(
    (soFar, letter) => Math.imul(soFar ^ letter.charCodeAt(0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
  return hash % 3 === 0;
}
