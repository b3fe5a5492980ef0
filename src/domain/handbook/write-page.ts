import type { CasePage } from "./case-pages";
import type { Cause, Step } from "./playbook";
import type { RankedCause } from "./rank-causes";

/** What a model sets behind what it took from a cause's part of a page: "[handbook: kettle, the lid]". */
export function markOf(
  { thing }: Pick<CasePage, "thing">,
  { short }: Pick<Cause, "short">,
): string {
  return `[handbook: ${thing}, ${short}]`;
}

/** A page as plain text for a prompt: all causes with how likely each is, checks, steps, warnings, stop signs. */
export function writePage(page: CasePage): string {
  const { thing, fault, basis, causes } = page;
  const lines =
    basis === "danger"
      ? writeDanger(page)
      : causes.map((one) => writeCause(page, one)).join("\n\n");
  return [
    `## The ${thing} ${fault.name}`,
    lines,
    list("### Safety", fault.safety),
    list("### Stop and ask for help when", fault.stopWhen),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function writeCause(page: CasePage, { cause, share }: RankedCause): string {
  const { name, why, check, repair, short } = cause;
  const { professionalOnly, tools, steps, minutes, euros } = repair;
  return [
    `### Cause: ${name} (${likelihood(share)}) ${markOf(page, cause)}`,
    why,
    `Check: ${check.do} If ${check.finds}, it is ${short}.`,
    professionalOnly && `Not for home repair, only find out and hand over: ${professionalOnly}`,
    `${minutes} minutes, parts €${euros[0]}–${euros[1]}. Tools: ${tools.map(({ name }) => name).join(", ") || "none"}.`,
    ...steps.map(writeStep),
    list("Warnings:", repair.safety ?? []),
    list("Stop when:", repair.stopWhen ?? []),
  ]
    .filter(Boolean)
    .join("\n");
}

function writeStep({ title, how, warning, fallsOut, see }: Step, place: number): string {
  return [
    `${place + 1}. ${title}. ${how}`,
    fallsOut && `Comes off: ${fallsOut}`,
    see && `To be seen: ${see}`,
    warning && `Warning: ${warning}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Where it has to stop, nothing is repaired. */
export function writeDanger({ causes: [first] }: CasePage): string {
  if (first === undefined) return "";
  const { name, why, repair } = first.cause;
  return [
    `Likeliest cause: ${name}. ${why} ${repair.professionalOnly ?? ""}`.trim(),
    "No repair steps: only find out, make safe and hand over.",
  ].join("\n");
}

export function likelihood(share: number): string {
  if (share >= 0.65) return "very likely";
  if (share >= 0.4) return "likely";
  return share >= 0.15 ? "possible" : "rare";
}

function list(heading: string, items: readonly string[]): string {
  return items.length === 0 ? "" : [heading, ...items.map((item) => `- ${item}`)].join("\n");
}
