import { findHazards } from "~/domain/safety/read-hazards";
import type { HazardRecord } from "./read-records";
import { list, percent, share } from "./show";

/** Stops found among the rows read as "stop", and stops raised among those read as "none". */
export function measureHazards(records: readonly HazardRecord[]) {
  const clear = records.filter(({ doubtful }) => doubtful === "0");
  const stops = clear.filter(({ severity }) => severity === "stop");
  const harmless = clear.filter(({ severity }) => severity === "none");
  const missed = stops.filter((record) => !isStopped(record));
  const raised = harmless.filter(isStopped);
  const found = stops.length - missed.length;

  console.log(`\nHazards (${clear.length} rows that readers agree on, of ${records.length})`);
  console.log(`  stops found: ${percent(found, stops.length)}`);
  list("missed", missed.map(describe));
  console.log(`  false stops: ${percent(raised.length, harmless.length)}`);
  list("false", raised.map(describe));
  return {
    stopsFound: share(found, stops.length),
    falseStops: share(raised.length, harmless.length),
  };
}

function isStopped({ item, problem }: HazardRecord): boolean {
  return findHazards({ itemDescription: item, itemIssue: problem, answers: [] }).outcome === "stop";
}

function describe({ id, item, problem }: HazardRecord): string {
  return `${id} ${item}: ${problem.replace(/\s+/g, " ")}`;
}
