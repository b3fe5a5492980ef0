import type { ChatContext, IntentHandler } from "./chat-context";

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

const child =
  "(?:he|she|they|(?:(?:my|our|the|his|her) )?(?:\\d+|two|three|four|one)?(?: ?-?year ?-?olds?)?(?: ?little)? ?(?:kids?|child(?:ren)?|son|daughter|boys?|girls?|baby|toddlers?|grand\\w+|year ?-?olds?|one))";
const givenBack = new RegExp(
  String.raw`\b(?:can|could|may|should|is it (?:ok|okay|safe|fine) (?:if|for|to let)) ${child} (?:to |still |just |now )*(?:have|get|take|sleep with|cuddle|play with|hold) (?:it|him|her|them|this|that|(?:the|his|her|their) \w+)\b|\b(?:can|could|may|should) (?:i|we) (?:just )?(?:give|hand) (?:it|him|this|that|them) (?:back|to (?:him|her|them|my|our|the)\b)|\bwhen can ${child} (?:have|get|play with) `,
);
const inTheMouth = new RegExp(
  String.raw`\b(?:what if|what happens (?:if|when)|(?:does it|will it) matter if|is it (?:bad|ok|okay|safe) if|can) ${child} (?:still |just )?(?:chews?|sucks?|licks?|bites?|mouths?)\b(?: on| at)?`,
);
const toGiveBack =
  "Give it back only when it is mended, dry and clean, with no crust, dust or wet glue left, every lid over a battery is screwed shut, and nothing on it is loose when you pull at it harder than a child would. Glued or sewn-on small parts are not for a child under three.";

/** "Can he have it back tonight?", "what if she chews it?" */
function keepFromChild({ page, asked }: ChatContext): string | null {
  if (page.kind?.id !== "toy" && !/\b(?:toy|teddy|rattle|dummy)\b/i.test(page.thing)) return null;
  if (inTheMouth.test(asked))
    return `Then whatever is loose can come off in the mouth and choke, and what leaks from a battery burns mouth and eyes. Keep the ${page.thing} away until it is mended. ${toGiveBack}`;
  return givenBack.test(asked)
    ? `Not as it is. ${toGiveBack} Until then keep it and every loose part out of reach.`
    : null;
}

/** "The lever goes to the bar now", "my toddler plays with the string": what must be made safe before any repair. */
export const keepSomebodySafe: IntentHandler = (talk) => {
  const { page, guide, asked } = talk;
  if (page.basis === "danger") return null;
  const kept = keepFromChild(talk);
  if (kept !== null) return kept;
  if (page.kind?.category === "bicycles" && leverToBar.test(asked))
    return "Do not ride: a lever that reaches the bar brakes nothing, and one brake alone does not stop you in time. Push it home. A cable that has slipped in its clamp or stretched is set again; a hydraulic lever that goes soft has air or a leak in it and is bled by somebody who does it often. Ride again when both levers stop well short of the bar.";
  if (
    page.power === "mains" &&
    flood.test(asked) &&
    !/\?|\bwithout\b|\bwill\b|\bif\b|\bwhen\b/.test(asked)
  )
    return `Do not stand in the water. If you opened a cap or hose, close it; shut the water tap, and switch the ${page.thing} off at the fuse box if water is near its plug. Only then mop up, and look where it came from.`;
  if (childAtCell.test(asked))
    return "No, an adult does that: a button cell that is swallowed burns through the gullet within two hours. Keep new and used ones out of reach, screw the lid shut, and if one may have been swallowed go to a hospital at once.";
  if (glassToReach.test(asked))
    return `Not with bare hands. ${page.power === "none" ? "Lift" : "Power off and plug out first, then lift"} the pieces with tongs or pliers and thick gloves, and wipe up what you cannot see with damp kitchen paper, never with a sponge that you use again.`;
  if (downTheDrain.test(asked) && !harmlessLiquid.test(asked) && isHarmful(guide, asked))
    return "No, never: it burns, poisons the water and can explode in the pipes. Collect it in a can or jar with a tight lid and a label, and take it to the hazardous-waste point of your town.";
  return hangsAtWindow.test(page.thing) && childAtCord.test(asked)
    ? "Tie the cord up now, taut and at least 1.5 m above the floor, and move cot, bed and chairs away from the window: a loop can strangle a small child without a sound. Cut a loop in two or fit a breakaway clip, and let no child play with it until then."
    : null;
};

const isHarmful = ({ steps, safety }: ChatContext["guide"], asked: string) =>
  [asked, ...safety, ...steps.map(({ text }) => text)].some((one) => harmfulLiquid.test(one));
