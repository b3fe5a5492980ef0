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
