import type { Fault, ItemType } from "~/domain/handbook/playbook";
import { itemTypes } from "virtual:handbook/item-types";
import { findPage } from "~/domain/handbook/diagnose-case";
import type { Complaint } from "~/domain/handbook/diagnosis";
import { complaints } from "./complaints";
import { similarity } from "./similarity";

/** In ms, one figure for each complaint; the scan is timed on some of them, because it takes so long. */
export type Timings = { first: number[]; again: number[]; scan: number[] };

const passes = 7;
const scanEvery = 10;

/** Waits for the benchmark to start it, so that the page is quiet by then. */
declare global {
  interface Window {
    timeMatching: () => Promise<Timings>;
  }
}

type Wording = { kind: ItemType; fault: Fault; text: string };

window.timeMatching = async () => {
  const wordings = await loadWordings();
  const first = await timeEach(complaints, findPage);
  const repeated: number[][] = [];
  for (let pass = 1; pass <= passes; pass += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one pass after the other
    repeated.push(await timeEach(complaints, findPage));
  }
  const some = complaints.filter((_, at) => at % scanEvery === 0);
  const scanned = await timeEach(some, ({ itemDescription, itemIssue }) =>
    scan(wordings, `${itemDescription} ${itemIssue}`),
  );
  return { first, again: complaints.map((_, at) => medianAt(repeated, at)), scan: scanned };
};

/** Of one complaint over all passes, so that a hiccup of the machine is no figure of ours. */
function medianAt(all: readonly number[][], at: number): number {
  const sorted = all.map((times) => times[at] ?? 0).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** All pages are loaded before anything is timed. */
async function loadWordings(): Promise<Wording[]> {
  const books = await Promise.all(
    itemTypes.map(async (kind) => ({ kind, ...(await kind.playbook()) })),
  );
  return books.flatMap(({ kind, faults }) =>
    faults.flatMap((fault) =>
      [...fault.utterances, ...Object.values(fault.faultTypes ?? {}).flat()].map((saying) => ({
        kind,
        fault,
        text: `${kind.name} ${saying}`,
      })),
    ),
  );
}

/** The naive way: the complaint is compared with every wording of every fault. */
function scan(wordings: readonly Wording[], complaint: string): Wording | undefined {
  return wordings
    .map((wording) => ({ wording, fit: similarity(wording.text, complaint) }))
    .toSorted((a, b) => b.fit - a.fit)[0]?.wording;
}

async function timeEach(
  asked: readonly Complaint[],
  work: (complaint: Complaint) => unknown,
): Promise<number[]> {
  const times: number[] = [];
  for (const complaint of asked) {
    const start = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person's queries come
    await work(complaint);
    times.push(performance.now() - start);
  }
  return times;
}
