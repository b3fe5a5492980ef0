import { findDanger } from "../find-danger";
import type { OpenPage } from "../read-case";
import type { GuideText } from "./read-guide";
import type { Responder } from "./talk";

/** Wishes to get round what protects: the way of doing it, and what it is done to. */
const bypasses: readonly RegExp[] = [
  /\b(?:bypass|by-pass|override|defeat|disable|bridge|jump(?:er)?|short(?: out| circuit)?|trick|fool|cheat|get (?:a)?round|work around|skip|ignore|leave out|tape (?:down|over|up)|wedge|cut (?:off|out))(?:ing|ding|ping)?\b.*\b(?:interlock|safety|thermal|thermostat|cut-?outs?|fuse|breaker|rcd|earth|ground|pin|guard|lock|sensor|protect\w*|switch|warning|unplug\w*|seal)\b/,
  /\b(?:remove|take off|leave off|cut)\b.*\b(?:interlock|guard|safety|earth|ground) ?(?:pin|wire|cover|switch|device|lead)?\b/,
  /\bwithout (?:the )?(?:fuse|earth|guard|thermal \w+|cover)\b/,
  /\b(?:foil|nail|paper ?clip|bigger|larger|higher|stronger|thicker)\b.*\bfuse\b|\bfuse\b.*\b(?:foil|nail|paper ?clip|bigger|larger|higher)\b/,
  /\b(?:open|press|squeeze|flatten|pop|drill|cut)\b.{0,20}\b(?:microwave|compressor|cooling circuit|tube|gas)\b/,
];

/** Wishes to work on a thing that is still fed. */
const liveWork: readonly RegExp[] = [
  /\bwithout (?:un-?plugging|pulling the plug|disconnecting|(?:switching|turning) (?:(?:it|(?:the )?\w+) )?off|cutting the power)\b/,
  /\b(?:while|with|when|whilst|if)\b.{0,25}\b(?:plugged in|still plugged|live|under power|connected to the mains|(?:switched|turned|power(?:ed)?|current|electricity|mains|still|(?:it|that|lamp|light|machine)(?: is|'s)) on(?! (?:a|the|its|my)\b)|running)\b/,
  /\b(?:leave|keep|stay)\b.{0,12}\bplugged\b|\b(?:have to|need to|must i|should i|necessary to)\b.{0,12}\bunplug\b/,
  /\b(?:do i|have to|need to|must i|should i|necessary to)\b.{0,20}\b(?:switch|turn|cut) (?:it |the \w+ )?off\b/,
];

/** "Can I stick a knife in it?" */
const metalInside =
  /\b(?:stick|put|poke|push|use)\b.{0,12}\b(?:knife|fork|needle|metal)\b.{0,12}\b(?:in|into|inside)\b/;

/** Somebody means to do it: "it only leaks when it is running" tells of a fault. */
const doing = /\b(?:i|we|you|me|one|ok|okay|safe|possible)\b/;

const harming =
  /\b(?:open|cut|press|squeeze|flatten|bend|crush|pop|prick|stab|poke|pierc\w*|punctur\w*|drill\w*|(?:make|put|burn) (?:a |some )?holes? in)\b/;
const piercing =
  /\b(?:prick|stab|poke|pierc\w*|punctur\w*|drill\w*|let(?:ting)? out|(?:make|put|burn) (?:a |some )?holes? in)\b(?:(?!\bwith\b).){0,20}\b(?:it|this|that|them|bulge|gas|pressure)\b(?! (?:dry|cool|charge|run|rest)\b)/;
const cell = /\b(?:battery|batteries|cells?|accumulator|power ?bank|pack)\b/;

/** A firm no to every way round a protection, whatever the repair. */
export const refuseBypass: Responder = ({ page, guide, asked }) => {
  if (!bypasses.some((pattern) => pattern.test(asked))) return null;
  const first = guide.safety[0] ?? "Stop if you are unsure.";
  return [
    "No. That protection stands between you and a shock, a burn or a fire, so I do not help to get round it, not even for a test.",
    first,
    `If it keeps acting up, it has found a fault: leave the ${page.thing} off and have it looked at.`,
  ].join(" ");
};

/** "Can I change the bulb while it is on?" */
export const refuseLiveWork: Responder = ({ page, asked }) =>
  doing.test(asked) &&
  (liveWork.some((pattern) => pattern.test(asked)) ||
    (page.power !== "none" && metalInside.test(asked)))
    ? `No. Do not work on the ${page.thing} like that: ${switchOffFirst(page)}`
    : null;

function switchOffFirst({ power, thing }: OpenPage): string {
  switch (power) {
    case "mains":
    case null:
      return `under power, one touch or a slip of the tool can give a deadly shock. Pull the plug of the ${thing} first; if it has none or you cannot reach it, switch it off at the breaker in the fuse box. The switch on it is not enough. Then let what is hot cool down.`;
    case "rechargeable":
      return `under power, a slip of the tool shorts the battery, and a shorted battery burns. Take the ${thing} off its charger and switch it off first.`;
    case "battery":
      return `under power, a slip of the tool shorts the batteries, and it may start in your hands. Take the batteries out of the ${thing} first.`;
    case "none":
      return `what moves or is under load takes fingers with it. Bring the ${thing} to rest first.`;
  }
}

/** "Can I puncture it to let the gas out?" */
export const refusePiercing: Responder = ({ page, guide, asked }) => {
  const isOnCell = cell.test(asked) ? harming.test(asked) : piercing.test(asked) && hasCell(page);
  // A flap, a cover and single cells are opened and changed; the guide then says how.
  if (!isOnCell || /\bbattery (?:cover|compartment|door|flap|lid|case|holder)\b/.test(asked))
    return null;
  return [
    "No. Piercing, bending, pressing or opening a cell makes it burn, with a flame that nobody can put out at home, and its gas is poisonous.",
    "Do not charge it or touch it more than you must. A battery that is swollen, hot or damaged goes outside on stone, and then to hazardous waste.",
    page.basis === "danger" && `Do this now: ${listSteps(guide)}.`,
  ]
    .filter(Boolean)
    .join(" ");
};

function hasCell({ power, causes, fault }: OpenPage): boolean {
  return (
    power === "rechargeable" ||
    power === "battery" ||
    cell.test(causes[0].cause.name) ||
    fault.id === "danger-battery"
  );
}

/** What must be made safe before any other answer. */
export const warnOfDanger: Responder = ({ page, message }) => {
  const danger = findDanger({ ...page, description: "", remarks: message });
  const cause = danger && Object.values(danger.causes)[0];
  if (!cause) return null;
  const steps = cause.repair.steps.map(({ title }, place) => `${place + 1}. ${title}.`);
  return [
    `Stop here. ${cause.repair.handOver ?? cause.why}`,
    "Do this now:",
    steps.join("\n"),
  ].join("\n\n");
};

/** "Can I open it myself?", "Can I keep using it until Friday?" where the repair belongs in other hands. */
export const keepHandedOver: Responder = ({ page, guide, asked }) => {
  const { handOver } = page.causes[0].cause.repair;
  const wish =
    /\b(?:open|unscrew|take (?:it|this|the \w+) (?:apart|off)|press|squeeze|flatten|pierce|charg(?:e|ing)|us(?:e|ing) (?:it|this|that|the|my)|switch it on|turn it on|try it|myself|anyway|until|(?:keep|carry on|continue|go on) (?:on )?\w+ing)\b/;
  if (handOver === undefined || !wish.test(asked)) return null;
  return `No. ${handOver} What to do now is in the guide: ${listSteps(guide)}.`;
};

/** "What do I do now?" where the repair belongs in other hands. */
export const tellWhatNow: Responder = ({ page, guide, asked }) => {
  const { handOver } = page.causes[0].cause.repair;
  if (handOver === undefined || !/\bwhat (?:do|should|can|must) (?:i|we) do\b/.test(asked))
    return null;
  return `${handOver} Do this now: ${listSteps(guide)}.`;
};

/** "Is the mug safe for hot food now?" after a repair with glue. */
export const keepGlueFromFood: Responder = ({ page, guide, asked }) => {
  const use =
    /\b(?:food|eat(?:ing)?|drink(?:ing|s)?|hot(?! (?:melt )?glue)|coffee|tea|soup|dishwasher|microwave|oven)\b/;
  const glues = [...guide.tools, ...guide.steps.map(({ title, text }) => `${title} ${text}`)];
  const isGlued = glues.some((text) => /\b(?:glue[ds]?|epoxy|adhesive)\b/i.test(text));
  if (page.power !== "none" || !isGlued || !use.test(asked)) return null;
  return `No. Glued pieces are for display, not for food or heat: no household glue is made to be eaten from, hot food and the dishwasher soften it, and then the joint lets go. Keep the ${page.thing} for show or for dry things.`;
};

function listSteps({ steps }: GuideText): string {
  return steps.map(({ number, title }) => `${number}. ${title}`).join("; ");
}
