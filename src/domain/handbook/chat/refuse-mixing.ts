import type { IntentHandler } from "./chat-context";

const bleach = /\b(?:bleach|chlorine|javel|domestos|clorox)\b/;
const acidOrAmmonia =
  /\b(?:vinegar|citric|lemons?|acids?|descalers?|limescale removers?|ammonia|toilet cleaners?|spirits?|alcohol)\b/;

const noMixing =
  "Bleach that meets vinegar, citric acid, a descaler, ammonia or alcohol gives off a gas that burns the lungs.";

const quickFuel =
  /\b(?:petrol|gasoline|white spirit|meths|methylated|alcohol|thinner|diesel|turps|turpentine)\b/;
const slowFuel = /\b(?:paraffin|kerosene|lamp oil|heating oil)\b/;
const burnsSlowFuel = /\b(?:paraffin|kerosene|oil lamp|wick|lantern)\b/i;

/** "Can I use petrol instead of paraffin?": its vapour explodes in what is made for a slow fuel. */
export const refuseQuickFuel: IntentHandler = ({ page, asked }) =>
  quickFuel.test(asked) &&
  (slowFuel.test(asked) ||
    (burnsSlowFuel.test(page.thing) && /\b(?:fill|burn|fuel|instead|run)\b/.test(asked)))
    ? `No, never: petrol and spirits give off a vapour that explodes in a burner made for paraffin. Burn only what the maker of the ${page.thing} names, and fill it cold, outdoors.`
    : null;

/**
 * "Can I use bleach with vinegar?", and bleach alone where the guide works with an acid. Source: the
 * mixing warnings on the labels of household bleach (CLP EUH031, "contact with acids liberates toxic gas").
 */
export const refuseMixing: IntentHandler = ({ guide, asked }) => {
  if (!bleach.test(asked)) return null;
  if (acidOrAmmonia.test(asked))
    return `No, never together. ${noMixing} If you have mixed them already, leave the room, let air in, and call the poison centre or the emergency number if you cough or your eyes sting.`;
  if (
    [...guide.tools, ...guide.steps.map(({ text }) => text)].some((one) =>
      acidOrAmmonia.test(one.toLowerCase()),
    )
  )
    return `No: this guide works with an acid or a spirit. ${noMixing} Use what the guide names, by itself.`;
  return null;
};
