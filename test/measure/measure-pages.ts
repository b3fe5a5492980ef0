import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { rankPages } from "~/domain/handbook/rank-pages";
import type { PageMatch } from "~/domain/handbook/rank-pages";
import { findHazards } from "~/domain/safety/read-hazards";
import type { PageRecord } from "./read-records";
import { list, percent, share } from "./show";

type Page = { kind: { id: string } | null; fault: { id: string } | null };

/** How one record came out. */
export type PageOutcome = {
  rightKind: boolean;
  rightPage: boolean;
  rightPageInThree: boolean;
  /** How likely the handbook took its page to be. */
  sureness: number;
};

/** From this share on the handbook counts as sure of its page. */
const sure = 0.85;

/** How often the handbook opens the page that a repairer would open first, and how well it knows that. */
export async function measurePages(records: readonly PageRecord[]) {
  const outcomes = await Promise.all(records.map(openPage));
  console.log(`\nPages (${records.length} rows)`);
  const missed = records.filter((_, place) => outcomes[place]?.rightPage === false);
  list(
    "not the right page",
    missed.map(({ id, item, problem }) => `${id} ${item}: ${problem}`),
  );
  return summarisePages(outcomes);
}

/** The same of records that are to stay unread: only how many are right is told. */
export async function measureHeldBack(records: readonly PageRecord[]) {
  if (records.length === 0) return {};
  console.log(`\nPages of intakes that nothing was fitted to (${records.length} rows)`);
  const found = summarisePages(await Promise.all(records.map(openPage)));
  return {
    heldBackPage: found.rightPage,
    heldBackInThree: found.rightPageInThree,
    heldBackSureRight: found.pageSureRight,
    heldBackSureShare: found.pageSureShare,
    heldBackCalibration: found.pageCalibration,
  };
}

async function openPage(record: PageRecord): Promise<PageOutcome> {
  const { itemDescription, itemIssue } = asComplaint(record);
  const { kind, fault, basis, pageShare } = await diagnoseCase({
    itemDescription,
    itemIssue,
    photo: null,
    recording: null,
    answers: [],
  });
  const ranked = await rankPages(itemDescription, itemIssue);
  const first = { kind, fault: basis === "general" ? null : fault };
  return judgePages(record, [first, ...ranked.slice(1)], pageShare);
}

/** A record as a person would bring it. */
export function asComplaint({ brand, item, problem }: PageRecord) {
  return { itemDescription: `${brand} ${item}`.trim(), itemIssue: problem };
}

/** A danger is right when it stops, anything else when it does not and the page is one that the readers named. */
export function judgePages(
  record: PageRecord,
  pages: readonly Page[],
  sureness: number,
): PageOutcome {
  const stops = findHazards({ ...asComplaint(record), answers: [] }).outcome === "stop";
  const isRight = (page: Page) => (record.danger ? stops : !stops && isPageOf(record, page));
  return {
    rightKind: pages.slice(0, 1).some(({ kind }) => isKindOf(record, kind)),
    rightPage: pages.slice(0, 1).some(isRight),
    rightPageInThree: pages.slice(0, 3).some(isRight),
    sureness,
  };
}

export function isKindOf({ kinds }: PageRecord, kind: Page["kind"] | PageMatch["kind"]): boolean {
  return kind === null ? kinds.length === 0 : kinds.includes(kind.id);
}

export function isPageOf({ faults }: PageRecord, { fault }: Pick<Page, "fault">): boolean {
  return fault === null ? faults.length === 0 : faults.includes(fault.id);
}

export function summarisePages(outcomes: readonly PageOutcome[]) {
  const count = (
    some: readonly PageOutcome[],
    key: "rightKind" | "rightPage" | "rightPageInThree",
  ) => some.filter((outcome) => outcome[key]).length;
  const all = outcomes.length;
  const ones = outcomes.filter(({ sureness }) => sureness >= sure);
  console.log(`  right kind: ${percent(count(outcomes, "rightKind"), all)}`);
  console.log(`  right page: ${percent(count(outcomes, "rightPage"), all)}`);
  console.log(`  in three: ${percent(count(outcomes, "rightPageInThree"), all)}`);
  console.log(
    `  sure: ${percent(ones.length, all)}, right ${percent(count(ones, "rightPage"), ones.length)}`,
  );
  return {
    rightKind: share(count(outcomes, "rightKind"), all),
    rightPage: share(count(outcomes, "rightPage"), all),
    rightPageInThree: share(count(outcomes, "rightPageInThree"), all),
    pageSureRight: share(count(ones, "rightPage"), ones.length),
    pageSureShare: share(ones.length, all),
    pageCalibration: calibrationError(outcomes),
  };
}

/** The expected calibration error over ten bins: how far sureness lies from what came true. */
function calibrationError(outcomes: readonly PageOutcome[]): number {
  const bins = Array.from({ length: 10 }, (_, bin) =>
    outcomes.filter(({ sureness }) => Math.min(9, Math.floor(sureness * 10)) === bin),
  );
  const gaps = bins.map((bin) =>
    Math.abs(bin.reduce((sum, { sureness, rightPage }) => sum + sureness - Number(rightPage), 0)),
  );
  return gaps.reduce((sum, gap) => sum + gap, 0) / outcomes.length;
}
