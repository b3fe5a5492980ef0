import type { StepAction } from "./guide";
import { isUnplugging } from "./is-unplugging";
import type { ActAlone } from "./picture-name";

const pictures: Partial<Record<StepAction, ActAlone>> = {
  unscrew: "unscrew",
  glue: "glue",
  sew: "sew",
  lubricate: "oil",
};

/**
 * The picture of a step that was read from a text, by the kind of its action and its title. It shows the
 * act alone, for the thing is not known: none is better than one of a thing that is not there.
 */
export const pictureOfAct = (action: StepAction, title: string): ActAlone | undefined =>
  isUnplugging({ action, title }) ? "unplug" : pictures[action];
