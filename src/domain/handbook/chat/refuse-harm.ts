import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { asksLeave } from "./ask-leave";
import { quoteStep } from "./describe-step";
import { listActions } from "./guide-in-words";
import type { IntentHandler } from "./chat-context";

/** Wishes to get round what protects: the way of doing it, and what it is done to. */
const bypasses: readonly RegExp[] = [
  /\b(?:bypass|by-pass|bridge|jumper)(?:ing|ed)? (?:it|them|that|this)\b(?! \w+ (?:gap|crack|hole))|\b(?:link|wire|join|connect) (?:it|the (?:two )?wires?|them) (?:straight|directly|together)\b.*\b(?:without|instead|round|past)\b/,
  /\b(?:bypass|by-pass|override|defeat|disable|bridge|jump(?:er)?|short(?: out| circuit)?|trick|fool|cheat|get (?:a)?round|work around|skip|ignore|leave out|tape (?:down|over|up)|wedge|cut (?:off|out))(?:ing|ding|ping)?\b.*\b(?:interlock|safety|thermal|thermostat|cut-?outs?|fuse|breaker|rcd|earth|ground|pin|guard|lock|sensor|protect\w*|switch|warning|seal)\b/,
  /\b(?:remove|take off|leave off|cut)\b.*\b(?:interlock|guard|safety|earth|ground) ?(?:pin|wire|cover|switch|device|lead)?\b/,
  /\bwithout (?:the )?(?:fuse|earth|guard|thermal \w+|cover)\b/,
  /\b(?:foil|nail|paper ?clip|bigger|larger|higher|stronger|thicker)\b.*\bfuse\b|\bfuse\b.*\b(?:foil|nail|paper ?clip|bigger|larger|higher)\b/,
];

/** What holds pressure, gas or a charge when everything is off. */
const openingSealed =
  /\b(?:open|unscrew|press|squeeze|flatten|pop|drill|cut|saw|heat|take apart)\b.{0,20}\b(?:microwave|compressor|cooling circuit|picture tube|gas|cylinder|strut|pressure (?:tank|vessel)|aerosol)\b/;

/** To hold a lever or a button for good is to do away with what lets it go. */
const heldDown =
  /\b(?:tape|tie|wedge|prop|jam|strap) (?:it|that|this|the (?:lever|switch|button|handle|knob)) (?:down|shut|closed|on|in)\b|\b(?:hold|holding|tape|taping|tie|tying|wedge|jam|strap|keep|prop)\b.{0,30}\b(?:down|pressed|in place|on|shut|closed)\b.{0,15}\b(?:tape|rubber band|elastic|string|peg|weight|brick|cable tie|zip tie|stick|clamp|something heavy)\b/;

/** "Do I leave it plugged in overnight?": a wish to wait or to charge, and no hand is meant to be in it. */
const leftAlone =
  /\b(?:leave|leaving|keep|keeping|stay)\b.{0,25}\bplugged in\b(?!.{0,25}\b(?:while|when|as|and) (?:i|we)\b)(?=.{0,30}\b(?:overnight|all (?:night|day)|night|hours?|minutes?|days?|charg\w+|cool\w*|sleep|out|until|till|for now|all the time)\b)/;

const wantsToCharge =
  /^\W*(?:(?:and|so|but|ok) )*(?:can|could|may|should|is it (?:ok|okay|safe|fine) to) (?:i |we )?(?:still )?charge (?:it|this|that|the \w+)(?: (?:now|again|yet))?\W*$/;

/** "Can I charge it?" */
export const sayWhetherToCharge: IntentHandler = ({ page, guide, asked }) => {
  if (page.power !== "rechargeable" || page.basis === "danger" || !wantsToCharge.test(asked))
    return null;
  const rule = [...guide.safety, ...guide.steps.map(({ text }) => text)]
    .flatMap((text) => text.replaceAll("Warning: ", "").split(/(?<=[.!?])\s+/))
    .find((line) => /\b(?:do not|never) charge\b/i.test(line));
  return rule === undefined
    ? `If the ${page.thing} got wet: no, not before it has been opened and dried. If its battery is swollen, hot or smells: no, never again. Otherwise yes, on something hard that does not burn, where you are awake to notice heat.`
    : `No: ${rule}`;
};

/** "Does it stay plugged in all night, or will an hour do?" */
export const describeLeftPluggedIn: IntentHandler = ({ page, guide, asked }) => {
  if (!leftAlone.test(asked)) return null;
  // A cell that swells or smokes is charged by nobody, however well it is watched.
  if (page.basis === "danger")
    return `No. Do not charge or use the ${page.thing} any more, not even while you watch it. Do this now: ${listActions(page, guide)}.`;
  if (page.power !== "rechargeable")
    return `No: pull the plug of the ${page.thing} and leave it out until the repair is done, to cool or to wait as well. A thing with a fault is not left on the mains unwatched.`;
  const said = guide.steps.find(({ text }) => /\bcharg\w+\b/i.test(text) && waiting.test(text));
  return [
    `Not overnight while it has this trouble: charge the ${page.thing} where you are awake to notice heat or a smell, on something hard that does not burn, and take it off when it is full.`,
    said && `On charging the guide says in ${quoteStep(said)}`,
    "If it gets too hot to hold or the battery bulges, take it off the charger and leave it off.",
  ]
    .filter(Boolean)
    .join(" ");
};

const waiting = /\b(?:minutes?|hours?|overnight|full)\b/i;

const harming =
  /\b(?:open|cut|press|squeeze|flatten|bend|crush|pop|prick|stab|poke|pierc\w*|punctur\w*|drill\w*|(?:make|put|burn) (?:a |some )?holes? in)\b/;
const piercing =
  /\b(?:prick|stab|poke|pierc\w*|punctur\w*|drill\w*|let(?:ting)? out|(?:make|put|burn) (?:a |some )?holes? in)\b(?:(?!\bwith\b).){0,20}\b(?:it|this|that|them|bulge|gas|pressure)\b(?! (?:dry|cool|charge|run|rest)\b)/;
const cell = /\b(?:battery|batteries|cells?|accumulator|power ?bank|pack)\b/;

/** A firm no to every way round a protection, whatever the repair. */
export const refuseBypass: IntentHandler = ({ page, guide, asked }) => {
  const isHeldDown = page.power === "mains" && heldDown.test(asked);
  if (!isHeldDown && !bypasses.some((pattern) => pattern.test(asked))) return null;
  const first = guide.safety[0] ?? "Stop if you are unsure.";
  return [
    "No. That protection stands between you and a shock, a burn or a fire, so I do not help to get round it, not even for a test.",
    first,
    `If it keeps acting up, it has found a fault: leave the ${page.thing} off and have it looked at.`,
  ].join(" ");
};

/** "Can I open the gas cylinder?" */
export const refuseOpening: IntentHandler = ({ page, guide, asked }) => {
  if (!asksLeave.test(asked) || !openingSealed.test(asked)) return null;
  const rule = guide.safety.find((line) => /\b(?:never|do not)\b/i.test(line)) ?? "";
  return `No. What is sealed there stays dangerous with the power off: pressure, gas or a charge that comes out at once. Leave it closed, and let somebody who has the tools for it work on the ${page.thing}. ${rule}`.trim();
};

const blade = "(?:knife|blade|screwdriver|chisel|hammer|scraper|fork)";
const bladeOnIce = new RegExp(`\\b${blade}\\b.{0,20}\\bice\\b|\\bice\\b.{0,20}\\b${blade}\\b`);

/** "Can I use a knife on the ice?", "How do I get the ice off, knife?" */
export const refuseBladeOnIce: IntentHandler = ({ page, asked }) =>
  (asksLeave.test(asked) || /\bhow\b|\?/.test(asked)) && bladeOnIce.test(asked)
    ? `No. Thin pipes with gas lie just under the ice, and one slip pierces them. Switch the ${page.thing} off, open its door and let the ice melt by itself, with towels below.`
    : null;

const flame = /\b(?:lighter|match(?:es)?|candle|(?:naked |open )?flame|torch flame|blow ?torch)\b/;
const searching = /\b(?:check|test|find|look\w*|see|search|where|detect|trace)\b/;
const gasWords = /\b(?:gas|leak\w*|smell\w*|fumes?|petrol|fuel|com(?:es?|ing) (?:from|out))\b/;

/** "Can I hold a match to the joint to see if it leaks?", of gas or fuel. */
export const refuseFlame: IntentHandler = ({ page, asked }) =>
  flame.test(asked) &&
  searching.test(asked) &&
  gasWords.test(`${asked} ${page.basis === "danger" ? page.fault.name : ""}`)
    ? `No. Never look for gas, fuel or a leak with a flame: one spark is enough for an explosion. Light nothing near the ${page.thing}, air the room, and let somebody who is trained for it find the leak.`
    : null;

const letsChargeOut =
  /\b(?:drain|discharg\w*|bleed|empty|short(?: out)?)\b.{0,25}\b(?:capacitors?|caps|condensers?|charge|voltage|(?:picture )?tubes?|crt|anode)\b/;

/** "How do I drain the capacitors?": where the guide itself does not do it, nobody does it by the chat. */
export const refuseDischarge: IntentHandler = ({ page, guide, asked }) => {
  if (!letsChargeOut.test(asked)) return null;
  if (guide.steps.some(({ title, text }) => /\bdischarg/i.test(`${title} ${text}`))) return null;
  return `Leave that to somebody who is trained for it. A large capacitor holds a charge that can stop a heart long after the plug is out, and a slip while it is let out burns and blinds. Keep the ${page.thing} closed and unplugged, and say so to whoever opens it.`;
};

const asksForCharge =
  /^(?:(?:and|so|but|ok|wait) )*(?:do|does|can|could|will|would|is|are|might) (?!(?:the )?batter)(?:\S+ ){1,4}?(?:(?:hold|keep|store|retain|have)(?:ing|s)? (?:an?|its|any|the|some) (?:\w+ )?charge|(?:stay|be|still)(?: still)? (?:charged|live)|(?:have|need)s? to be discharged)\b(?!.*\bbatter)|^(?:(?:and|so|but|ok|wait) )*(?:is there|are there|does it have|is) (?:any |still |some |high |an? )*(?:voltage|charge|current|volts|(?:anything|something) (?:still )?live)\b(?!.*\bbatter)|\b(?:can|could|will|might) (?:i|you|we) (?:still )?(?:get|be) (?:shocked|electrocuted|a shock)\b.*\b(?:unplugged|plug(?:'s| is)? out)\b/;

/** "Does it hold a charge?": a "no" would be read as "it holds none". */
export const sayWhetherItHoldsCharge: IntentHandler = ({ page, asked }) =>
  (page.power === "mains" || page.power === null) && asksForCharge.test(asked)
    ? holdsCharge(page)
    : null;

export const holdsCharge = ({ thing }: Diagnosis, lead = "Take it that it does.") =>
  `${lead} Large capacitors, as in microwaves, televisions, power supplies, flash units and amplifiers, hold a charge that can kill for days after the plug is out, and a wait proves nothing. So leave closed what the guide leaves closed, and tell whoever opens the ${thing}.`;

/** "Can I puncture it to let the gas out?" */
export const refusePiercing: IntentHandler = ({ page, guide, asked }) => {
  const isOnCell = cell.test(asked) ? harming.test(asked) : piercing.test(asked) && hasCell(page);
  // A flap, a cover and single cells are opened and changed; the guide then says how.
  if (!isOnCell || /\bbattery (?:cover|compartment|door|flap|lid|case|holder)\b/.test(asked))
    return null;
  return [
    "No. Piercing, bending, pressing or opening a cell makes it burn, with a flame that nobody can put out at home, and its gas is poisonous.",
    "Do not charge it or touch it more than you must. A battery that is swollen, hot or damaged goes outside on stone, and then to hazardous waste.",
    page.basis === "danger" && `Do this now: ${listActions(page, guide)}.`,
  ]
    .filter(Boolean)
    .join(" ");
};

function hasCell({ power, causes, fault }: Diagnosis): boolean {
  return (
    power === "rechargeable" ||
    power === "battery" ||
    cell.test(causes[0].cause.name) ||
    fault.id === "danger-battery"
  );
}
