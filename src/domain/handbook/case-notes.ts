import type { CasePage, CasePages } from "./case-pages";
import { likelihood, markOf, writeDanger, writePage } from "./write-page";
import type { RankedCause } from "./rank-causes";

/** "short" for a model whose context is small: what else it is asked to read has to fit beside it. */
export type NoteSize = "whole" | "short";

/** Of one short text for a prompt, in characters; what does not fit is left out line by line. */
const longestShort = 1800;
const mostCauses = 4;

/**
 * What the handbook knows of the trouble, as plain text for a prompt: the pages that fit, whole or in
 * short. It follows from the complaint alone, so it stays the same while a repair goes on. Empty where
 * no page fits.
 */
export function pageNotes({ told }: Pick<CasePages, "told">, size: NoteSize): string {
  const [first] = told;
  if (first === undefined) return "";
  return size === "whole" ? told.map(writePage).join("\n\n") : shortPage(first);
}

/**
 * The causes in the order that the answers, the photo and the recording leave, as plain text for a
 * prompt; the whole page where the answers led to one that the notes did not hold. Empty before the
 * first answer, and where no page fits.
 */
export function causeNotes({ told, answered }: CasePages, size: NoteSize): string {
  if (answered === null) return "";
  if (answered.basis === "danger") return writeDanger(answered);
  const isNew = told.every(({ fault }) => fault.id !== answered.fault.id);
  const lines = [
    "After the answers, the likeliest first:",
    ...answered.causes.slice(0, mostCauses).map((one) => `- ${describeShare(one)}`),
    describeCheck(answered.causes),
  ];
  if (isNew) lines.push(size === "whole" ? writePage(answered) : shortPage(answered));
  else if (size === "short") lines.push(...shortSteps(answered));
  return size === "whole" ? lines.filter(Boolean).join("\n") : keepWithin(longestShort, lines);
}

/** Of the causes what tells them apart, of the likeliest one the steps, and what keeps safe. */
function shortPage(page: CasePage): string {
  const { thing, fault, basis, causes } = page;
  const [first] = causes;
  return keepWithin(longestShort, [
    `## The ${thing} ${fault.name}`,
    ...(basis === "danger"
      ? [writeDanger(page)]
      : ["Causes, the likeliest first:", ...causes.slice(0, mostCauses).map(describeCause(page))]),
    told("Safety", [...fault.safety, ...(first?.cause.repair.safety ?? [])]),
    told("Stop when", [...fault.stopWhen, ...(first?.cause.repair.stopWhen ?? [])]),
    ...(basis === "danger" ? [] : [describeCheck(causes), ...shortSteps(page)]),
  ]);
}

function shortSteps({ causes: [first] }: CasePage): string[] {
  if (first === undefined) return [];
  const { short, repair } = first.cause;
  const steps = repair.steps.map(
    ({ title, warning }, place) =>
      `${place + 1}. ${title}.${warning === undefined ? "" : ` Warning: ${warning}`}`,
  );
  return [`Steps for ${short}:`, ...steps];
}

const describeCause = (page: CasePage) => (one: RankedCause) =>
  `- ${describeShare(one)} ${one.cause.why} ${markOf(page, one.cause)}`;

function describeShare({ cause: { name, repair }, share }: RankedCause): string {
  const home = repair.professionalOnly === undefined ? "" : ", not for home repair";
  return `${name} (${likelihood(share)}${home}).`;
}

function describeCheck([first, second]: readonly RankedCause[]): string {
  if (first === undefined || second === undefined) return "";
  const { check, short } = first.cause;
  return `To tell the first two apart: ${check.do} If ${check.finds}, it is ${short}; if not, rather ${second.cause.short}.`;
}

function told(heading: string, sentences: readonly string[]): string {
  return sentences.length === 0 ? "" : `${heading}: ${sentences.join(" ")}`;
}

function keepWithin(most: number, lines: readonly string[]): string {
  return lines
    .filter(Boolean)
    .reduce((text, line) => (text.length + 1 + line.length <= most ? `${text}\n${line}` : text));
}
