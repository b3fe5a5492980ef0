import { emergencyNumbers } from "./answer-emergency";
import type { ChatContext, IntentHandler } from "./chat-context";

const poisonCentre =
  "the poison centre (111 in the UK, 1-800-222-1222 in the US, elsewhere your own)";
const bodyPart =
  "(?:finger|fingers|thumb|hand|hands|palm|wrist|arm|leg|knee|foot|toe|lip|face|chin|nose|head)";
const somebody = "(?:my|his|her|our|their|the (?:baby|kid|child|boy|girl|dog|cat)'?s?)";
const oneself = "(?:my|him|her|our|them)sel(?:f|ves)";

/** "I cut myself", "sliced my thumb on it", "she is bleeding". */
const cut = new RegExp(
  String.raw`\b(?:cut|sliced|slashed|gashed|stabbed|nicked) (?:${oneself}|${somebody} (?:\w+ )?${bodyPart})\b|\b(?:i'?m|i am|he'?s|she'?s|we'?re|${somebody} ${bodyPart} (?:is|are|keeps?)) bleeding\b|\bcut on ${somebody} ${bodyPart}\b`,
);
const burnt = new RegExp(
  String.raw`\b(?:burn(?:t|ed)|scalded|singed) (?:${oneself}|${somebody} (?:\w+ )?${bodyPart})\b|\bburn on ${somebody} ${bodyPart}\b`,
);
/** What went into somebody: only a person or an animal licks or swallows. */
const swallowed =
  /\b(?:licked|swallowed|chewed|sucked(?: on)?|drank|has eaten|ate)\b.{0,30}\b(?:it|them|this|that|some|stuff|bit|bits|piece|powder|crust|liquid|fluid|glue|oil|white|cleaner|descaler)\b|\bin (?:his|her|the baby'?s|the kid'?s|my (?:son|daughter|toddler|kid|child|dog|cat)'?s) mouth\b/;
const inTheEye = new RegExp(
  String.raw`\b(?:got|splashed|sprayed|squirted|went|flew|went straight|rubbed)\b.{0,30}\bin(?:to)? ${somebody} eyes?\b`,
);
/** "A spring shot out and hit me in the eye." */
const eyeHit =
  /\b(?:hit|struck|poked|stabbed|caught|scratched)\b.{0,15}\b(?:in|on) (?:the|my|his|her) eye\b|\b(?:hit|struck|poked|scratched) (?:my|his|her) eye\b/;
const splinter =
  /\b(?:splinter|sliver|shard|bit of (?:glass|metal|wood))\b.{0,25}\b(?:in|under) (?:my|his|her|the (?:baby|kid|child)'?s?) \w+/;
const fuelOnSomebody =
  /\b(?:petrol|gasoline|fuel|paraffin|white spirit|thinner|acetone)\b.{0,25}\b(?:on|over|down) (?:me|myself|him|her|my|his)\b|\b(?:my|his|her) (?:trousers|clothes|jeans|shirt|hands|skin)\b.{0,25}\b(?:petrol|gasoline|fuel|paraffin|thinner)\b/;

/** "My kid touched it", "he touched the white powder", of what leaks from a battery. */
const touchedCrust =
  /\b(?:kid|child|son|daughter|toddler|baby|dog|cat|he|she)\b.{0,15}\btouched (?:it|them|that|the)\b|\btouched (?:the )?(?:\w+ )?(?:crust|powder|acid|fluid)\b/;

const leverToBar =
  /\blever\b.{0,20}\b(?:to|touch\w*|reach\w*|hits?) (?:the |my )?(?:handle ?)?bars?\b|\b(?:no|without|lost (?:the|my)) brakes?\b(?! pads?| cable| levers?)|\bbrakes? (?:is|are|has|have) (?:completely )?(?:gone|failed)\b/;
const childAtCell =
  /\b(?:can|could|may|should|let)\b.{0,20}\b(?:son|daughter|kids?|child(?:ren)?|toddler|he|she)\b.*\b(?:button (?:cells?|batter(?:y|ies))|coin cells?|cr ?20\d\d)\b/;
const flood =
  /\bwater\b.{0,20}\b(?:pour\w*|gush\w*|flood\w*|spray\w*|shoot\w*|everywhere|all over)\b/;
const glassToReach =
  /\b(?:glass|shards?|splinters?|broken (?:glass|cup|plate))\b.*\b(?:reach|hands?|fingers?|pick (?:it|them) (?:out|up)|grab)\b/;
const downTheDrain =
  /\b(?:pour|tip|throw|empty|flush|put|get rid of)\b.{0,25}\b(?:down|in(?:to)?) (?:the|a) (?:drains?|sink|toilet|loo|gutter|gully)\b/;
const harmlessLiquid = /\b(?:water|vinegar|descal\w*|citric|soap\w*|suds|washing)\b/;
const harmfulLiquid =
  /\b(?:petrol|fuel|oil|paint|thinner|brake fluid|white spirit|coolant|acid)\b/i;
const childAtCord =
  /\b(?:cords?|strings?|loops?|chains?|pulls)\b.*\b(?:baby|toddler|child|kids?|son|daughter|cot|crib)\b|\b(?:baby|toddler|child|kids?|son|daughter|cot|crib)\b.*\b(?:cords?|strings?|loops?|chains?)\b/;
const hangsAtWindow = /\b(?:blinds?|curtains?|shades?|shutters?)\b/i;

/** "The lever goes to the bar now", "my toddler plays with the string": what must be made safe before any repair. */
export const keepSomebodySafe: IntentHandler = ({ page, guide, asked }) => {
  if (page.basis === "danger") return null;
  if (page.kind?.category === "bicycles" && leverToBar.test(asked))
    return "Do not ride: a lever that reaches the bar brakes nothing, and one brake alone does not stop you in time. Push it home. A cable that has slipped in its clamp or stretched is set again; a hydraulic lever that goes soft has air or a leak in it and is bled by somebody who does it often. Ride again when both levers stop well short of the bar.";
  if (page.power === "mains" && flood.test(asked) && !/\?|\bwill\b|\bif\b|\bwhen\b/.test(asked))
    return `Do not stand in the water. If you opened a cap or hose, close it; shut the water tap, and switch the ${page.thing} off at the fuse box if water is near its plug. Only then mop up, and look where it came from.`;
  if (childAtCell.test(asked))
    return "No, an adult does that: a button cell that is swallowed burns through the gullet within two hours. Keep new and used ones out of reach, screw the lid shut, and if one may have been swallowed go to a hospital at once.";
  if (glassToReach.test(asked))
    return "Not with bare hands. Power off and plug out first, then lift the pieces with tongs or pliers and thick gloves, and wipe up what you cannot see with damp kitchen paper, never with a sponge that you use again.";
  if (downTheDrain.test(asked) && !harmlessLiquid.test(asked) && isHarmful(guide, asked))
    return "No, never: it burns, poisons the water and can explode in the pipes. Collect it in a can or jar with a tight lid and a label, and take it to the hazardous-waste point of your town.";
  return hangsAtWindow.test(page.thing) && childAtCord.test(asked)
    ? "Tie the cord up now, taut and at least 1.5 m above the floor, and move cot, bed and chairs away from the window: a loop can strangle a small child without a sound. Cut a loop in two or fit a breakaway clip, and let no child play with it until then."
    : null;
};

/**
 * "I cut myself", "she licked the white stuff": first aid before anything else, and before the danger that
 * such words are weighed as. As the NHS and the Red Cross give it; nothing is told of a shock, which has a
 * guide of its own.
 */
export const giveFirstAid: IntentHandler = (talk) => {
  const { asked } = talk;
  if (swallowed.test(asked))
    return `Take what is left out of the mouth, rinse it and give a few sips of water. Do not make anybody sick. Then call ${poisonCentre} at once and say what it was and how much; with trouble breathing, or after a button cell or magnet, call the emergency number (${emergencyNumbers}).`;
  if (eyeHit.test(asked))
    return `Do not rub or press the eye. Cover it loosely and have it seen by an eye doctor or a hospital today, even if you see well and the pain goes; with blood, a cut, blurred sight or anything stuck in it go now (${emergencyNumbers}). Leave the ${talk.page.thing} as it is, and go on only with goggles.`;
  if (fuelOnSomebody.test(asked))
    return "Get away from flames, sparks and a hot engine. Take the wet clothes off, wash the skin with soap and water for ten minutes, and hang the clothes outdoors until the smell is gone: not in a washing machine or dryer, where the vapour can explode. See a doctor if the skin stays red or it got into eyes or mouth.";
  if (splinter.test(asked))
    return "Wash the hands. If the end stands out, pull it with clean tweezers along the way it went in, let it bleed a little, wash and cover it. Have a doctor take it out if it is deep, of glass, under a nail or near a joint, and if the last tetanus jab is more than ten years ago.";
  if (inTheEye.test(asked))
    return `Rinse the eye for 20 minutes under lukewarm running water, with the lids held apart; take contact lenses out. Do not rub. Then have it looked at today, and at once if it was a cleaner, a descaler, glue or what leaks from a battery: ${poisonCentre} says what to do on the way.`;
  if (burnt.test(asked))
    return `Cool it under cool running water for 20 minutes, take rings off at once, and lay cling film or a clean cloth on it: no ice, no butter. Have it looked at if it blisters, is larger than the palm, is on face, hands or a child, or came from electricity. ${leaveIt(talk)}`;
  if (cut.test(asked))
    return `Press a clean cloth on it for ten minutes without a look, with the hand held up, then rinse it and cover it. See a doctor today if it gapes, something sticks in it, a finger is numb or will not bend, or the last tetanus jab is more than ten years ago. If it spurts or does not stop, call the emergency number (${emergencyNumbers}). ${leaveIt(talk)}`;
  return touchedCrust.test(asked) && hasCells(talk)
    ? `Wash the hands with soap and plenty of water, and keep them off eyes and mouth until then. If any went into an eye or a mouth, rinse it and call ${poisonCentre}. Keep the ${talk.page.thing} out of reach until it is clean and closed.`
    : null;
};

const leaveIt = ({ page }: ChatContext) =>
  page.power === "none"
    ? `The ${page.thing} can wait.`
    : `The ${page.thing} can wait, with its power off.`;

const hasCells = ({ page: { power } }: ChatContext) =>
  power === "battery" || power === "rechargeable";

const isHarmful = ({ steps, safety }: ChatContext["guide"], asked: string) =>
  [asked, ...safety, ...steps.map(({ text }) => text)].some((one) => harmfulLiquid.test(one));
