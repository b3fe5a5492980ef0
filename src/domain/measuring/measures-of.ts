import type { GuideStep } from "~/domain/guide/guide";
import type { CellKind, Measure } from "~/domain/guide/measure";
import { givesPower } from "~/domain/guide/power";
import { namesMeter } from "./names-meter";
import type { Time } from "./verdict";

/** What is measured at a step and when; "live" where that is not known to be free of mains voltage. */
export type Measuring = { measures: readonly Measure[]; time: Time } | "live";

type Step = Pick<GuideStep, "title" | "body" | "action" | "measures">;

/** What is warned of or put off is not what is done. */
const notDone = /\b(?:do not|don['’]t|never|not|no|without|before|until|unless)\b[^.,;:!?\n]*/gi;
const wordsOf = ({ title, body }: Step) => `${title}. ${body}`;

const isLive =
  /\bmains (?:voltage|volts)|\blive\b|high[- ]voltage|capacitor|(?:while|with|when) [^.\n]{0,30}(?:plugged in|switched on|powered|power on|turned on|running)|\b(?:at|in|from) the (?:wall|outlet|wall socket|mains)\b|\b(?:measure|check|test|read|verify)\b[^.\n]{0,30}\b(?:mains|line|supply|incoming|AC|output) voltage/i;
const saysUnplugged =
  /\bunplug|\bplug (?:is )?(?:still )?out\b|disconnected from (?:the )?(?:mains|power|wall)|off (?:the|its) (?:charger|mains)|(?:battery|batteries|cells?) (?:is |are )?(?:out|removed)\b/i;
const mending: ReadonlySet<GuideStep["action"]> = new Set(["replace", "glue", "reassemble"]);

/**
 * What is to be measured with a multimeter at a step: what the handbook says, or what is read from the
 * words of a guide that does not say it. Nothing is offered unless the step lies after an unplugging that no
 * power-up has undone, says itself that it is unplugged, or is about a battery.
 *
 * @param number the step's, counted from 1
 * @returns undefined where nothing is measured, or nobody can tell what
 */
export function measuresOf(steps: readonly Step[], number: number): Measuring | undefined {
  const step = steps[number - 1];
  if (!step || step.measures?.length === 0) return undefined;
  if (!step.measures && !namesMeter(wordsOf(step))) return undefined;
  const before = steps.slice(0, number - 1);
  const said = wordsOf(step).replaceAll(notDone, "");
  if (isLive.test(said)) return "live";
  const measures = step.measures ?? readMeasure(wordsOf(step));
  const isBattery = measures?.every(({ what }) => what === "cell") ?? false;
  if (!isBattery && !step.measures && !isUnplugged(before) && !saysUnplugged.test(said))
    return "live";
  if (!measures) return undefined;
  return { measures, time: before.some(({ action }) => mending.has(action)) ? "after" : "before" };
}

function isUnplugged(before: readonly Step[]): boolean {
  const last = before.findLast(
    (step) => step.action === "unplug" || givesPower(wordsOf(step).replaceAll(notDone, "")),
  );
  return last?.action === "unplug";
}

/** What somebody's words say is measured; undefined where they leave it open. */
function readMeasure(text: string): Measure[] | undefined {
  const is = (pattern: RegExp) => pattern.test(text);
  if (is(/\bvolts?\b|voltage|\d\s?V\b/i) && is(/batter|\bcells?\b/i)) return readCell(text);
  if (is(/heating element|\bheater\b|\bheating (?:coil|wire)|\bimmersion/i))
    return [{ what: "heater" }];
  if (is(/\bswitch\b/i) && is(/press|held?\b|actuat|both positions|trigger/i))
    return [{ what: "switch" }];
  if (is(/\bshort(?:ed|s)?\b|insulation|to (?:ground|earth|the (?:metal|case|chassis|housing))/i))
    return [{ what: "separation" }];
  const [, from, to] =
    /(\d+(?:\.\d+)?)\s*(?:to|and|[-–])\s*(\d+(?:\.\d+)?)\s*(?:ohms?|Ω)/i.exec(text) ?? [];
  if (from && to) return [{ what: "resistance", from: Number(from), to: Number(to) }];
  if (is(/continuity|\bbleep|\bbeep|\bfuse\b|\bcord\b|\bcable\b|\bwires?\b/i))
    return [{ what: "connection" }];
  return undefined;
}

/** More than a battery that anybody may touch is not read as one. */
function readCell(text: string): Measure[] | undefined {
  const volts = [...text.matchAll(/(\d+(?:[.,]\d+)?)\s?(?:V\b|volts?)/gi)].map(([, figure = ""]) =>
    Number(figure.replace(",", ".")),
  );
  if (volts.some((figure) => figure > 16) || /mains|outlet|\bAC\b|charger/i.test(text))
    return undefined;
  const cell = kinds.find(([pattern]) => pattern.test(text))?.[1];
  return [{ what: "cell", cell }];
}

const kinds: readonly (readonly [RegExp, CellKind])[] = [
  [/\bcoin\b|button cell|\bCR ?\d{4}/i, "coin"],
  [/li-?(?:ion|po)|lithium|18650/i, "lithium"],
  [/ni-?mh|rechargeable AA/i, "nimh"],
  [/lead[- ]acid|\b12\s?V\b|12 volts?/i, "lead"],
  [/\b9[- ]?V\b|9[- ]volt/i, "block"],
  [/alkaline|\bAAA?\b|1\.5\s?V/i, "alkaline"],
];
