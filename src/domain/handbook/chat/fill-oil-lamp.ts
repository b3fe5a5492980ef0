import type { IntentHandler } from "./chat-context";

const burnsOil = /\b(?:oil|paraffin|kerosene|petroleum|hurricane|storm)[- ](?:lamp|lantern)\b/i;
const filling =
  /\b(?:which|what|any)\b.{0,20}\b(?:oil|fuel|paraffin)\b|\b(?:use|burn|fill|put|run|take|try)\b.{0,25}\b(?:oil|fuel|petrol|gasoline|paraffin|kerosene|diesel|white spirit|turps|meths|alcohol|lighter fluid)\b|\b(?:petrol|diesel|white spirit|lighter fluid|meths|olive oil|cooking oil)\b.*\?/;
const harmful =
  /\b(?:petrol|gasoline|diesel|white spirit|turps|meths|alcohol|lighter fluid|thinners?)\b/;

/** "Which oil?" of a lamp that burns it: what thins grease, or drips on hinges, has no place in a flame. */
export const fillOilLamp: IntentHandler = ({ page, asked }) =>
  burnsOil.test(page.thing) && filling.test(asked)
    ? `${harmful.test(asked) ? "No, never: it can flare up or burst the lamp. " : ""}Lamp oil or clean paraffin that is sold for lamps, and nothing else: never petrol, white spirit, alcohol or machine oil. Fill it cold, with no flame near, and wipe up what was spilt before you light it.`
    : null;
