import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { asksWhen, wantsToBeSafe } from "./ask-leave";
import type { ChatContext, IntentHandler } from "./chat-context";

export const emergencyNumbers =
  "112 in Europe, 999 in the UK, 911 in the US; anywhere else, your own emergency number";
const gasNumbers =
  "0800 111 999 in the UK; elsewhere 112 or 911, or the emergency line of your gas company";

/** Gas in the air: nothing else is said before everybody is out. */
const isGas = ({ fault }: Diagnosis) =>
  fault.id === "danger-gas-leak" || fault.id === "danger-carbon-monoxide";

const isPoisonous = ({ fault }: Diagnosis) => fault.id === "danger-toxic-fumes";

/** Nobody should mend it at home, or nobody may go near it. */
export const isStopped = ({ causes: [first] }: Diagnosis) =>
  first.cause.repair.professionalOnly !== undefined;

const feeling =
  /\b(?:tingl\w*|numb(?:ness)?|pins and needles|chest|heart|palpitations?|head ?aches?|dizz\w*|faint(?:ed|ing|s)|(?:feel|feels|feeling|felt|am|i'm|im|went|going to|gone) (?:a (?:bit|little) |quite |very |so |rather )?faint|sick|nause\w*|vomit\w*|throwing up|blister\w* (?:on|all over) (?:my|his|her|our|the (?:hand|finger|arm|skin))|(?:my|his|her) (?:\w+ )?(?:is |has |have |are )?(?:a |got )?blister\w*|(?:i|he|she)(?:'ve|'s| have| has| got)* (?:got )?(?:a |some )?blister\w*|breathless|short of breath|(?:can'?t|cannot|hard to) breathe|cough\w*|unconscious|passed out|burn(?:t|ed) (?:my|his|her|our)|(?:my|his|her) (?:\w+ )?(?:is |are |got )?burn(?:t|ed|s)?)\b/;
/** Signs of carbon monoxide, where something burns. */
const sick = /\b(?:head ?aches?|dizz\w*|faint\w*|sick|nause\w*|vomit\w*|throwing up)\b/;
const burnsFuel =
  /\b(?:boiler|gas|stove|fire ?place|flue|generator|barbecue|bbq|grill|paraffin|camping)\b/i;
const currentFelt = /\b(?:tingl\w*|pins and needles)\b/;
const ofSomebody =
  /\b(?:i|i'm|im|i've|my|me|we|our|us|he|she|his|her|son|daughter|husband|wife|child|kids?|mum|dad|the headaches?)\b/;
const ofTheThing = /\b(?:sick of|hearts? of|chest of|my headphones)\b/;

/** "My arm feels tingly", where the thing may have done it: the body first, then the thing. */
export const helpTheBody: IntentHandler = ({ page, asked }) => {
  if (!feeling.test(asked) || !ofSomebody.test(asked) || ofTheThing.test(asked)) return null;
  if (isGas(page) || (sick.test(asked) && burnsFuel.test(page.thing)))
    return `Get out into fresh air now, with everybody who is in there, and touch no switch. Yes, gas or exhaust fumes can cause that. From outside, call the emergency number and say how you feel (${emergencyNumbers}), then the gas emergency line (${gasNumbers}). Have a doctor look at you today, even if it passes.`;
  if (isPoisonous(page))
    return `Get into fresh air now and rinse eyes and skin with plain water. Call the poison centre (111 in the UK, 1-800-222-1222 in the US, elsewhere your own) and say which cleaners met; with trouble breathing or chest pain call the emergency number (${emergencyNumbers}). Lungs can get worse hours later: have a cough that stays looked at today.`;
  if (currentFelt.test(asked) && page.power === "mains" && page.basis !== "danger")
    return `Do not touch the ${page.thing} again: switch it off at the fuse box first, then pull the plug. Nobody uses it until it has been tested. See a doctor today, even if it passes, for the heart can react hours later; with chest pain, a racing heart or a faint call the emergency number now (${emergencyNumbers}).`;
  if (!isStopped(page)) return null;
  return `See a doctor today, even if it passes: after a shock the heart can react hours later, and burns and fumes are often worse than they feel. With chest pain, a racing heart, trouble breathing, a faint or a large burn, call the emergency number now (${emergencyNumbers}). Leave the ${page.thing} alone until then.`;
};

const telephone =
  /\b(?:what|which)(?:'s| is)? (?:the |their )?(?:\w+ )?(?:phone |emergency |tele\w+ )?number\b(?!.{0,12}\b(?:model|serial|part)\b)|\b(?:who|whom) (?:do|should|can|must|shall) (?:i|we) (?:call|ring|phone|contact)\b|\b(?:number|line) (?:do|should|can) (?:i|we) (?:ring|call|phone)\b/;

/** All that is answered while gas may be in the air, whatever is asked. */
export const getOutOfGas: IntentHandler = ({ page, asked }) => {
  if (!isGas(page)) return null;
  const leave = `Leave the building now, take everybody with you and touch no switch, plug or flame. From outside, call the gas emergency line: ${gasNumbers}.`;
  if (telephone.test(asked)) return leave;
  if (/\b(?:danger\w*|explo\w*|blow up|poison\w*|harm\w*|toxic)\b/.test(asked))
    return `Yes. ${leave}`;
  if (/\b(?:doctor|hospital)\b/.test(asked))
    return `Yes, today, even if it passes, and say that there may have been gas. First: ${leave}`;
  if (asksWhen.test(asked))
    return `Not yet. ${leave} Do not go back in until they tell you that it is safe.`;
  if (/\bwindows?\b/.test(asked)) return `On your way out, yes; do not stay for it. ${leave}`;
  const wish = /\b(?:can|could|may|should|is it (?:ok|okay|safe|fine)|sleep|stay)\b/;
  return `${wantsToBeSafe.test(asked) ? "Yes. " : wish.test(asked) ? "No. " : ""}${leave} Do not go back in until they tell you that it is safe.`;
};

const putsOut =
  /\bput(?:ting)? out (?:an?y? |the |this |that )?(?:\w+ )?(?:fire|flames?)\b|\bput (?:an?y? |the |this )?(?:\w+ )?(?:fire|flames?) out\b|\bextinguish\w*\b|\bfire blanket\b|\bif (?:it|this|that|the \w+) (?:ever )?(?:catches|caught|goes on|is on|bursts into|goes up in) (?:fire|flames)\b/;

/** "How do I put out the fire?": most are to be left, and a battery's always. */
export const fightNoFire: IntentHandler = ({ page, asked }) => {
  if (!putsOut.test(asked) || isGas(page)) return null;
  const leave = `Get everybody out, shut the door behind you and call the emergency number (${emergencyNumbers}).`;
  if (page.power === "rechargeable" || page.fault.id === "danger-battery")
    return `${leave} Do not fight a battery's fire: it flares up again, and its smoke is poisonous.`;
  return `${leave} Fight only a fire no bigger than a waste-paper basket, with your way out behind you: cut the power at the fuse box, then smother it with a fire blanket or a powder or CO₂ extinguisher. No water on anything that is plugged in or on burning fat, and no fighting if you feel unsure.`;
};

/** "What number do I ring?" where something else than gas is dangerous. */
export const tellTheNumber: IntentHandler = ({ page, asked }) =>
  page.basis === "danger" && telephone.test(asked)
    ? `With fire, smoke or anybody hurt, get out first, then call the emergency number: ${emergencyNumbers}. If nothing burns and nobody is hurt: ${page.causes[0].cause.repair.professionalOnly ?? "ask somebody who does this for a living."}`
    : null;

const pulling =
  /\b(?:should|shall|can|may|must|do) (?:i|we)\b.{0,12}\b(?:unplug|pull (?:out )?the plug|take (?:it|the \w+) off (?:charge|charging|the charger|its charger))\b/;

/** "Should I unplug it?" of a battery on its charger, or of a thing that gave a shock. */
export const saySwitchOff: IntentHandler = ({ page, asked }: ChatContext) => {
  if (page.basis !== "danger" || !pulling.test(asked) || isGas(page)) return null;
  if (/\bhave to|need to|while|touch|and (?:then )?(?:open|use)\b/.test(asked)) return null;
  return page.fault.id === "danger-battery" || page.power === "rechargeable"
    ? `Yes, if you can reach the plug without touching anything hot: pull the charger out at the wall, not at the ${page.thing}. If it hisses, smokes or is too hot to hold, leave it, get out and call the fire brigade (${emergencyNumbers}).`
    : `Yes, if plug and socket are dry, cool and whole: pull it with dry hands. If not, switch it off at the fuse box first, and leave the ${page.thing} alone.`;
};

/** "How do I get the lights back on?" after the breaker has gone. */
export const bringPowerBack: IntentHandler = ({ page, asked }) =>
  /\b(?:get|turn|put|switch|bring)\b.{0,15}\b(?:lights?|power|electric\w*|breaker|fuse ?box|rcd)\b.{0,12}\b(?:back|on again)\b|\breset\b.{0,12}\b(?:breaker|rcd|trip switch)\b/.test(
    asked,
  ) && page.power !== "none"
    ? `Pull the plug of the ${page.thing} first, with dry hands, and leave it out. Then go to the fuse box and push the one switch that has dropped right down and up again. If it drops at once, leave it down and call an electrician.`
    : null;
