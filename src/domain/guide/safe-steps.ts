import type { GuideStep } from "./guide";

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
