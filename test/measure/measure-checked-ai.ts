import { join } from "node:path";
import { checkGuide } from "~/domain/checked/check-guide";
import type { CheckedGuide } from "~/domain/checked/check-guide";
import { heldPages } from "~/domain/checked/held-pages";
import { readGuide } from "~/domain/guide/read-guide";
import { casePages } from "~/domain/handbook/case-pages";
import { findHazards } from "~/domain/safety/read-hazards";
import { asComplaint, isPageOf } from "./measure-pages";
import { readPages } from "./read-records";
import type { PageRecord } from "./read-records";
import { readReplies } from "./read-replies";
import type { Planted, Reply } from "./read-replies";
import { list, percent, share } from "./show";

/** What the check of one reply comes to, beside what is planted in it. */
type Outcome = {
  planted: number;
  found: number;
  /** Of those found, under the very kind. */
  named: number;
  dropped: number;
  putIn: number;
  sound: number;
  flagged: number;
  notes: string[];
};

/**
 * Checks the recorded replies as the app does, and sees which pages go into the prompts for the records
 * of a folder. The last line is JSON.
 */
export async function reportCheckedAi(replies: string, records: string): Promise<void> {
  const open = await measureReplies("Replies", readReplies(replies));
  const blind = await measureReplies("Blind replies", readReplies(join(replies, "blind")));
  const all = await measureReplies("All replies", [
    ...readReplies(replies),
    ...readReplies(join(replies, "blind")),
  ]);
  const pages = await measurePrompts(records);
  console.log(JSON.stringify({ ...all, ...pages, open, blind }));
}

async function measureReplies(title: string, replies: readonly Reply[]) {
  const outcomes = await Promise.all(replies.map(checkReply));
  const sum = (key: keyof Omit<Outcome, "notes">) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${title} (${replies.length})`);
  list("", title === "All replies" ? [] : outcomes.flatMap(({ notes }) => notes));
  console.log(`  planted found: ${percent(sum("found"), sum("planted"))}`);
  console.log(`  under its kind: ${percent(sum("named"), sum("planted"))}`);
  console.log(`  flags on sound steps: ${percent(sum("flagged"), sum("sound"))}`);
  console.log(`  dropped warnings put in: ${percent(sum("putIn"), sum("dropped"))}`);
  return {
    plantedFound: share(sum("found"), sum("planted")),
    falseFlags: share(sum("flagged"), sum("sound")),
    warningsKept: share(sum("putIn"), sum("dropped")),
  };
}

async function checkReply(reply: Reply): Promise<Outcome> {
  const { item, issue, cause, answers, planted, text, name } = reply;
  const guide = readGuide(text);
  const pages = await heldPages({
    rootCause: cause,
    itemDescription: item,
    itemIssue: issue,
    photo: null,
    recording: null,
    answers: answers.map((one, index) => ({ ...one, id: index + 1 })),
  });
  const checked = checkGuide(pages, { guide, rootCause: cause, isWhole: true });
  const contradictions = planted.filter(({ kind }) => kind !== "warning");
  const warnings = planted.filter(({ kind }) => kind === "warning");
  const missed = planted.filter((one) => !isFound(one, checked));
  const flags = falseFlags(reply, checked);
  const wrongSteps = new Set(contradictions.map(({ step }) => step));
  return {
    planted: planted.length,
    found: planted.length - missed.length,
    named: planted.filter((one) => isNamed(one, checked)).length,
    dropped: warnings.length,
    putIn: warnings.filter((one) => isFound(one, checked)).length,
    sound: checked.steps.filter((_, place) => !wrongSteps.has(place + 1)).length,
    flagged: flags.length,
    notes: [
      ...missed.map(({ step, kind, words = "" }) => `${name}: missed ${kind} ${step} ${words}`),
      ...flags.map((flag) => `${name}: ${flag}`),
      ...(checked.cause ? [] : [`${name}: no cause`]),
    ],
  };
}

function isFound({ step, kind, words = "" }: Planted, checked: CheckedGuide): boolean {
  if (kind === "warning") return putIns(checked).some((said) => said.startsWith(words));
  return checked.steps[step - 1]?.verdict === "against";
}

function isNamed(one: Planted, checked: CheckedGuide): boolean {
  if (one.kind === "warning") return isFound(one, checked);
  return (checked.steps[one.step - 1]?.findings ?? []).some(({ kind }) => kind === one.kind);
}

const putIns = ({ steps, warnings }: CheckedGuide) => [
  ...warnings,
  ...steps.flatMap((step) => step.warnings),
];

/** Marks on steps without a mistake, and warnings put into a reply that gives them all. */
function falseFlags({ planted, keeps }: Reply, checked: CheckedGuide): string[] {
  const wrong = new Set(planted.filter(({ kind }) => kind !== "warning").map(({ step }) => step));
  const marks = checked.steps.flatMap(({ findings: [first] }, place) =>
    first && !wrong.has(place + 1)
      ? [`false ${first.kind} ${place + 1}: ${first.says} ${first.quote}`]
      : [],
  );
  const doubled = keeps === "all" ? putIns(checked).map((words) => `put in twice: ${words}`) : [];
  return [...marks, ...doubled];
}

/** How often the page that a repairer would open is among those that go into the prompts. */
async function measurePrompts(folder: string) {
  const records = readPages(folder) ?? [];
  const right = await Promise.all(records.map(isPageSent));
  console.log(`\nPages in the prompt (${records.length} rows)`);
  console.log(`  right page among them: ${percent(right.filter(Boolean).length, records.length)}`);
  return { pageInPrompt: share(right.filter(Boolean).length, records.length) };
}

/** Where the handbook has none, the prompt has to say so; a danger is right when it stops. */
async function isPageSent(record: PageRecord): Promise<boolean> {
  const complaint = asComplaint(record);
  const stops = findHazards({ ...complaint, answers: [] }).outcome === "stop";
  if (record.danger || stops) return record.danger === stops;
  const { told, fits } = await casePages({
    ...complaint,
    photo: null,
    recording: null,
    answers: [],
  });
  return (
    told.some((page) => isPageOf(record, page)) || (fits !== "yes" && record.faults.length === 0)
  );
}
