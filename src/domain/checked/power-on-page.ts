import { openings } from "~/domain/guide/openings";
import { givesPower } from "~/domain/guide/power";
import type { Step } from "~/domain/handbook/playbook";
import { nearestStep, type PageCause } from "./match-page";
import { termsOf } from "./terms";

/** Work with the hands on the thing, which a page tells after "pull the plug" for a reason. */
const handsOn: ReadonlySet<Step["action"]> = new Set([
  "open",
  "unscrew",
  "pry",
  "clean",
  "replace",
  "adjust",
  "glue",
  "lubricate",
]);

const sameStep = 0.3;
const surelySame = 0.5;

const nearestOf = (text: string, own: PageCause | null) =>
  own && nearestStep(termsOf(text), own.steps);

/** Hands or a tool go where something moves or carries current. */
const reachesIn =
  /\b(?:reach|between|through|inside|under|behind|tweezers|scissors|into)\b|(?<!\p{L})(?:zwischen|pinzette|schere|hinein|hineingreif\p{L}*)(?!\p{L})/iu;

/** The page opens the thing at this step, and only once its power is off. */
export function opensOnPage(text: string, own: PageCause | null): boolean {
  const nearest = nearestOf(text, own);
  if (nearest === null || !isPowerless(text, own)) return false;
  const isSure = nearest.likeness >= surelySame;
  return reachesIn.test(text) || (isSure && openings.has(nearest.step.step.action));
}

/** "Below 25 % and off, charger and tray out": the step by which the page takes the power away. */
export function unplugsOnPage(text: string, own: PageCause | null): boolean {
  const nearest = nearestOf(text, own);
  return (
    nearest !== null &&
    nearest.likeness >= surelySame &&
    nearest.step.step.action === "unplug" &&
    /\b(?:off|out|without|cut)\b/i.test(text) &&
    /\b(?:plug|mains|current|power|cord|cable|lead|charger|batter\w+|tray)\b/i.test(text)
  );
}

/** A step that does what the page does as it pulls the plug: not with the plug left in. */
export const pullsThePlug = (text: string, own: PageCause | null) => {
  const nearest = nearestOf(text, own);
  return nearest !== null && nearest.likeness >= sameStep && nearest.step.step.action === "unplug";
};

/** Whether a step is work that the page does only behind its unplugging, and before it plugs in again. */
export function isPowerless(text: string, own: PageCause | null): boolean {
  const nearest = nearestOf(text, own);
  if (own === null || nearest === null || nearest.likeness < sameStep) return false;
  const before = own.steps.slice(0, own.steps.indexOf(nearest.step));
  const last = before.findLast(({ step, words }) => step.action === "unplug" || givesPower(words));
  return last?.step.action === "unplug" && handsOn.has(nearest.step.step.action);
}
