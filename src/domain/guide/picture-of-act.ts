import type { GuideStep, StepAction } from "./guide";
import { isUnplugging } from "./is-unplugging";
import type { ActAlone } from "./picture-name";

const pictures: Partial<Record<StepAction, ActAlone>> = {
  unscrew: "unscrew",
  glue: "glue",
  sew: "sew",
  lubricate: "oil",
};

type Step = Pick<GuideStep, "action" | "title" | "body">;

/**
 * The picture of a step that was read from a text, by the kind of its action and its words. It shows the
 * act alone, for the thing is not known: none is better than one of a thing that is not there.
 */
export function pictureOfAct(step: Step): ActAlone | undefined {
  if (isUnplugging(step)) return "unplug";
  return isByHand(step) ? undefined : pictures[step.action];
}

/** A filter or a ring is unscrewed without a screwdriver. */
const isByHand = ({ action, title, body }: Step) =>
  action === "unscrew" && !/\bscrews?\b/i.test(`${title}. ${body}`);
