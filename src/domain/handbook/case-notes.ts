import type { RepairCase } from "~/domain/repair-case";
import type { RankedCause } from "./rank-causes";
import { rankCauses } from "./rank-causes";
import type { Fault } from "./playbook";
import { diagnoseCase } from "./diagnose-case";
import type { Diagnosis } from "./diagnosis";

/** Of one text for a prompt, in characters; what does not fit is left out line by line. */
const longest = 1500;
const mostCauses = 4;

/**
 * What the handbook knows of the faults that fit a complaint best, as plain text for a prompt: causes
 * with how likely each is, the check that tells the first two apart, safety and when to stop. It follows
 * from description and issue alone, so it stays the same while a repair goes on. Empty when no page fits.
 */
export async function faultNotes({
  itemDescription,
  itemIssue,
  chosen,
}: Pick<RepairCase, "itemDescription" | "itemIssue" | "chosen">): Promise<string> {
  const complaint = {
    itemDescription,
    itemIssue,
    chosen,
    photo: null,
    recording: null,
    answers: [],
  };
  const page = await diagnoseCase(complaint);
  const { fault, causes, thing, basis, runnerUp } = page;
  if (basis === "general") return "";
  const { repair } = causes[0].cause;
  return keepWithin(longest, [
    `The ${thing} ${fault.name}.`,
    ...(basis === "danger" ? describeDanger(page) : describeCauses(page)),
    told("Safety", [...fault.safety, ...(repair.safety ?? [])]),
    told("Stop when", [...fault.stopWhen, ...(repair.stopWhen ?? [])]),
    runnerUp && basis === "fault" ? describeRunnerUp(thing, runnerUp) : "",
  ]);
}

/**
 * The causes in the order that the answers, the photo and the recording leave, with how likely each is,
 * as plain text for a prompt. Empty before the first answer and when no page of the handbook fits.
 */
export async function rankedCauses(repair: RepairCase): Promise<string> {
  if (repair.answers.length === 0) return "";
  const page = await diagnoseCase(repair);
  if (page.basis === "general") return "";
  if (page.basis === "danger") return keepWithin(longest, describeDanger(page));
  return keepWithin(longest, [
    "After the answers, the likeliest first:",
    ...page.causes.slice(0, mostCauses).map(describeShare),
    describeCheck(page),
  ]);
}

function describeDanger({ causes: [{ cause }] }: Diagnosis): string[] {
  return [
    `Likeliest cause: ${cause.name}. ${cause.why} ${cause.repair.professionalOnly ?? ""}`.trim(),
    "No repair steps: only find out, make safe and hand over.",
  ];
}

function describeCauses(page: Diagnosis): string[] {
  return [
    "Causes, the likeliest first:",
    ...page.causes.slice(0, mostCauses).map((one) => `${describeShare(one)} ${one.cause.why}`),
    describeCheck(page),
  ];
}

function describeShare({ cause: { name, repair }, share }: RankedCause): string {
  const home = repair.professionalOnly === undefined ? "" : ", not for home repair";
  return `- ${name} (${likelihood(share)}${home}).`;
}

function likelihood(share: number): string {
  if (share >= 0.65) return "very likely";
  if (share >= 0.4) return "likely";
  return share >= 0.15 ? "possible" : "rare";
}

function describeCheck({ causes: [first, second] }: Diagnosis): string {
  if (second === undefined) return "";
  const { check, short } = first.cause;
  return `To tell the first two apart: ${check.do} If ${check.finds}, it is ${short}; if not, rather ${second.cause.short}.`;
}

function describeRunnerUp(thing: string, fault: Fault): string {
  const names = rankCauses(fault, []).map(({ cause }) => cause.name);
  return `Or the ${thing} ${fault.name}: ${names.join("; ")}.`;
}

function told(heading: string, sentences: readonly string[]): string {
  return sentences.length === 0 ? "" : `${heading}: ${sentences.join(" ")}`;
}

function keepWithin(most: number, lines: readonly string[]): string {
  return lines
    .filter(Boolean)
    .reduce((text, line) => (text.length + 1 + line.length <= most ? `${text}\n${line}` : text));
}
