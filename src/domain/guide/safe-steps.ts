import type { GuideStep } from "./guide";
import { givesPower } from "./power";
import { toBeDone } from "./step-action";

const source = "(?:water|gas|fuel|supply|taps?|valves?|stopcock|pressure)";
const gap = String.raw`(?:[\w'’-]+ ){0,3}`;

const takesAway = new RegExp(
  [
    String.raw`\b(?:close|shut|isolate|(?:turn|switch|shut) off) ${gap}${source}\b`,
    String.raw`\bcut (?:off )?(?:the )?${source}\b`,
    String.raw`\b(?:turn|shut|switch|take) ${gap}${source} off\b`,
    String.raw`(?:^|, )${source} (?:off|shut|closed|out)\b`,
    String.raw`\b(?:release|relieve|let|take) ${gap}pressure\b|\bno pressure\b`,
    String.raw`\b(?:let|allow|wait)\b[^.]*\b(?:cool|cold)\b`,
    String.raw`\bdischarge (?:it|its|the|each|every|all|any|both)\b`,
  ].join("|"),
  "i",
);

/** Whether what follows is safe only behind this step: it takes power, water, gas or heat away. */
export const makesSafe = ({ action, title }: Pick<GuideStep, "action" | "title">) =>
  action === "unplug" || (action !== "test" && takesAway.test(title));

/** Of a new part "plug it in" is said as well, and its plug is inside. */
const plugsPartIn = /\bplug (?:it|them|everything|the [\w-]+(?: [\w-]+)?) in\b/gi;
const fitsPart: ReadonlySet<GuideStep["action"]> = new Set(["replace", "glue"]);

/** Whether the thing is to run in a step, or gets its power back. */
export function bringsPower({ action, title, body }: Pick<GuideStep, "action" | "title" | "body">) {
  if (action === "test" || action === "unplug") return action === "test";
  const deeds = toBeDone(`${title}.\n${body}`);
  return givesPower(fitsPart.has(action) ? deeds.replaceAll(plugsPartIn, "") : deeds);
}
