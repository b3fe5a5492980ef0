import { findHazards } from "~/domain/safety/read-hazards";
import type { ForeignHazard, HazardRecord, PlainHazard } from "./read-records";
import { list, percent, share } from "./show";

type Told = { item: string; problem: string };

type Stops = { found: number; wrong: number };

/** Stops found among the rows read as "stop", and stops raised among those read as "none". */
export function measureHazards(records: readonly HazardRecord[]) {
  const { found, wrong } = measureRecords("Hazards", records);
  return { stopsFound: found, falseStops: wrong };
}

/** The same for danger in ordinary words, and for harmless things that sound like it. */
export function measurePlainHazards(rows: readonly PlainHazard[]) {
  const { found, wrong } = measureStops(
    `Danger in plain words (${rows.length} rows)`,
    rows.filter(({ expect }) => expect === "stop"),
    rows.filter(({ expect }) => expect !== "stop"),
  );
  return { plainStops: found, plainFalseStops: wrong };
}

/** The same for records in German, Dutch and French. */
export function measureForeignHazards(records: readonly ForeignHazard[]) {
  const [de, nl, fr] = (["de", "nl", "fr"] as const).map((language) =>
    measureRecords(
      `Hazards in ${language}`,
      records.filter((record) => record.language === language),
    ),
  );
  return {
    stopsDe: de?.found,
    falseStopsDe: de?.wrong,
    stopsNl: nl?.found,
    falseStopsNl: nl?.wrong,
    stopsFr: fr?.found,
    falseStopsFr: fr?.wrong,
  };
}

function measureRecords(title: string, records: readonly HazardRecord[]): Stops {
  const clear = records.filter(({ doubtful }) => doubtful === "0");
  return measureStops(
    `${title} (${clear.length} rows that readers agree on, of ${records.length})`,
    clear.filter(({ severity }) => severity === "stop"),
    clear.filter(({ severity }) => severity === "none"),
  );
}

function measureStops(title: string, stops: readonly Told[], harmless: readonly Told[]): Stops {
  const missed = stops.filter((told) => !isStopped(told));
  const raised = harmless.filter(isStopped);
  const found = stops.length - missed.length;
  console.log(`\n${title}`);
  console.log(`  stops found: ${percent(found, stops.length)}`);
  list("missed", missed.map(describe));
  console.log(`  false stops: ${percent(raised.length, harmless.length)}`);
  list("false", raised.map(describe));
  return { found: share(found, stops.length), wrong: share(raised.length, harmless.length) };
}

function isStopped({ item, problem }: Told): boolean {
  return findHazards({ itemDescription: item, itemIssue: problem, answers: [] }).outcome === "stop";
}

function describe({ item, problem }: Told): string {
  return `${item}: ${problem.replace(/\s+/g, " ")}`;
}
