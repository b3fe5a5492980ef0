import { isClearlyAsked } from "./answer-asked";
import { isStopped } from "./answer-emergency";
import type { ChatContext, IntentHandler } from "./chat-context";
import { somethingOff } from "./answer-of-steps";
import { quoteStep } from "./describe-step";
import { tellsStepFailed } from "./explain-cause";
import { listActions } from "./guide-in-words";

/** What goes wrong in the hand of whoever follows a guide, whatever the thing is. */
type Hitch = { told: RegExp; answer: (talk: ChatContext) => string | null };

const fastener = String.raw`(?:screws?|bolts?|nuts?)`;
const moves = String.raw`(?:come|turn|budge|move|undo|loosen|shift|give)`;
const wont = String.raw`(?:won'?t|will not|does ?n'?t|do ?n'?t|can'?t|cannot|refuses? to)`;
const smallPart = String.raw`(?:${fastener}|springs?|washers?|clips?|caps?|rings?|seals?|pins?|balls?|pieces?|parts?)`;

/** What a guide has one turn out by hand. */
const turned = "(?:filters?|caps?|lids?|knobs?|collars?|covers?|stoppers?|nozzles?)";

/** A step that says itself what to do about a hole that no longer holds its screw. */
const fillsHole =
  /\bmatch(?:es|sticks?)\b|\btoothpicks?\b|\bworn (?:screw )?holes?\b|\bturns on and on\b/i;

const comesNotOff = new RegExp(
  String.raw`^(?!.*\bstep \d)(?:the |my |this |it'?s? )?(?:\w+ ){0,3}${wont} (?:(?:come|pull|slide|lift|pop|get) (?:out|off|apart|open|free|loose)|lift|budge)\b|\b${wont} (?:get|pull|pry|prise|take|lift) (?:the |this |my |it\b).{0,20}\b(?:out|off|apart|open|free|loose)\b`,
);

const breaks = "(?:crack(?:ed)?|broke|broken|snapped|tore|torn|ripped|split|came apart)";
/** "Screen cracked while opening", "a cable tore", "I snapped it". */
const breaksInTheHand = new RegExp(
  String.raw`\b${breaks}\b.{0,25}\b(?:while|when i|as i|during|trying to|opening it|taking it|by mistake|by accident|accidentally)\b|\bi(?:'ve| have)? (?:just |think i |must have |accidentally )*(?:cracked|broke|snapped|tore|ripped) (?:it|one|something)\b|^(?!.*\b(?:is|are|was|were|had)\b)\W*(?:(?:oops|oh no|ok|now|damn)\W+)*(?:a|the|one|my) (?:\w+ )?\w+ (?:has |just )*(?:tore|snapped|ripped|cracked)\W*$`,
);

const comingOff =
  "Look first for a screw or a catch that still holds it: under a label, a rubber foot or a cap. Press the catch all the way in while you pull straight, without twisting. Old plastic gives more easily when it is as warm as a hand. If it still does not move, do not force it or lever with metal: what breaks now is dearer than the fault.";

const hitches: readonly Hitch[] = [
  {
    told: new RegExp(
      String.raw`\b${fastener}\b.{0,25}\b(?:keeps? (?:on )?(?:turning|spinning|going round)|spins?\b(?! off)|turns? (?:on and on|and turns|round and round|freely)|(?:won'?t|will not|does ?n'?t|do ?n'?t) (?:grip|bite|hold|tighten|get tight))|\b(?:${fastener} )?(?:holes?|threads?)\b.{0,25}\b(?:stripped|worn|too (?:big|large|wide))`,
    ),
    answer: ({ guide, asked }) => {
      if (!new RegExp(String.raw`\b${fastener}\b`).test(asked)) return null;
      const step = guide.steps.find(({ title, text }) => fillsHole.test(`${title} ${text}`));
      return step
        ? quoteStep(step)
        : "Then its hole holds no more. In wood, take the screw out, fill the hole with two or three matchsticks and a drop of wood glue, break them off flush, and drive the screw in again after an hour. In metal or plastic, take a screw one size thicker, but no longer, or a bolt with a nut where you reach both sides. A longer one may reach a wire, a battery or a pipe. Where it holds a brake, a person or anything on the mains, leave it to a repairer.";
    },
  },
  {
    told: new RegExp(
      String.raw`^(?!.*\bholes?\b).*(?:\b(?:strip(?:ped)?|rounded|chewed|ruined|worn|mangled)\b.{0,25}\b(?:${fastener}|head|slot)\b|\b(?:${fastener}|head|slot)\b.{0,25}\b(?:is|are|got|has|have|gets|now)\b.{0,12}\b(?:stripped|rounded|chewed|mangled|worn out)\b)`,
    ),
    answer: () =>
      "Lay a wide rubber band over the head, press the bit in hard and turn slowly. If it still slips, take the next larger bit, or grip the head with locking pliers if it stands proud. The last way is a screw extractor, or a repair café that has one. Do not drill blind: behind it may be a wire or a battery.",
  },
  {
    told: new RegExp(
      String.raw`\b${fastener}\b.{0,35}\b(?:stuck|seized|rusted|jammed|too tight|${wont} ${moves})\b|\b(?:stuck|seized|rusted|rusty|jammed)\b.{0,12}\b${fastener}\b|\b${wont} (?:get|undo|loosen|turn|shift)\b.{0,15}\b${fastener}\b`,
    ),
    answer: () =>
      "Take a bit that fits without play, press it in hard, and first turn a hair tighter, then back. If it does not give, put a drop of penetrating oil on metal threads and wait half an hour, then tap the handle lightly as you turn. No oil on plastic or rubber. Stop before the head wears round: a repair café can free it.",
  },
  {
    told: new RegExp(
      String.raw`\b(?:lost|dropped|fell|fallen|slipped)\b.{0,35}\b(?:inside|into (?:it|the)|down (?:in|into))\b`,
    ),
    answer: ({ page }) =>
      `Leave the ${page.thing} ${page.power === "mains" ? "unplugged" : "off"} until it is out: metal where it does not belong can short or jam it. Tip it over a cloth and shake it gently, look in with a torch, and fish with tweezers or a magnet. Not near a disk or a screen with the magnet.`,
  },
  {
    told: new RegExp(
      String.raw`\b(?:lost|lose|missing|dropped|can'?t find|cannot find|rolled away|flew off|fell out)\b.{0,25}\b${smallPart}\b|\b${smallPart}\b.{0,20}\b(?:is|are|went|got|has gone|rolled) (?:lost|missing|gone|away)\b`,
    ),
    answer: ({ page }) =>
      `Hold a torch flat along the floor: small parts throw long shadows. A magnet finds steel, and a stocking over the vacuum hose finds the rest. Make sure that it does not lie inside the ${page.thing}${page.power === "none" ? "" : ", and leave it off until you know"}. If it is gone, take one of the same kind along to a hardware shop, where its twin is found by thread and length.`,
  },
  {
    told: /\bi (?:have |just |think i |must have |accidentally )*(?:broke|broken|snapped|cracked|bent|tore)\b.{0,25}\b(?:clips?|catch(?:es)?|tabs?|lugs?|latch(?:es)?|hooks?|prongs?)\b/,
    answer: ({ page }) =>
      `One broken clip of several does no harm if the cover still sits flat and without a gap. Keep the piece: it can be glued on with a glue for that plastic. ${page.power === "mains" ? `If a gap stays, do not plug the ${page.thing} in: nobody may reach what is live.` : "If it does not close, tape holds it until a new cover is there."}`,
  },
  {
    told: new RegExp(
      String.raw`\bi (?:can'?t|cannot|can not|couldn'?t|could not)(?: even)? (?:turn|unscrew|undo|twist|get) (?:the|this|that) (?:[\w-]+ ){0,2}${turned}\b(?! (?:on|off|up|down|back|in)\b)|\b(?:the|this|that) (?:[\w-]+ )?${turned} (?:is (?:stuck|jammed|seized)|${wont} (?:turn|unscrew|undo|twist))\b`,
    ),
    answer: ({ guide, asked }) => {
      const part = new RegExp(String.raw`\b${turned}\b`).exec(asked)?.[0].replace(/s$/, "");
      const isTurned = guide.steps.some(({ title, text }) =>
        `${title} ${text}`
          .split(/(?<=[.!?])\s+|:\s+/)
          .some(
            (one) =>
              new RegExp(String.raw`\b${part}`, "i").test(one) &&
              /\b(?:unscrew|undo|turn|twist)/i.test(one),
          ),
      );
      return isTurned
        ? "Look first whether a small screw, a catch or a lug still locks it. Then grip it with a rubber glove, turn a hair the wrong way and back again, and rock it to and fro. Lime and old soap give when a warm, wet cloth has lain on it for ten minutes, with the power off. Pliers only with a cloth between, and without force: if it does not move, a repair café or a workshop frees it."
        : null;
    },
  },
  {
    told: breaksInTheHand,
    answer: ({ page }) =>
      `Stop for a moment, and keep the pieces.${page.power === "none" ? "" : ` Leave the ${page.thing} off and without power.`} A cover, a knob or a lever can mostly be glued, with a glue for its material. A cable, a flat ribbon, glass, and what holds heat, pressure or weight is replaced, by its part number. As long as it does not close, or anything inside can be touched, it is not switched on. Tell me which part it is.`,
  },
  {
    told: new RegExp(
      String.raw`\b(?:washed|rinsed|soaked|wet|wiped|cleaned)\b.{0,30}\bnow\b.{0,15}\b(?:${wont}|not|dead|no longer|nothing|stopped)\b`,
    ),
    answer: ({ page }) =>
      page.power === "none"
        ? null
        : `It may still be wet inside. Leave the ${page.thing} without power, opened only as far as the guide opens it, for a whole day in a warm room; no oven, no heater. If what you washed can be taken out, dry it by itself. Is it still dead after that, tell me what it does.`,
  },
  { told: comesNotOff, answer: () => comingOff },
];

/** "The screw is stuck", "lost the grub screw", "cartridge wont come out". */
export const answerHitch: IntentHandler = (talk) => {
  if (isStopped(talk.page)) return leaveInPlace(talk);
  if (tellsStepFailed(talk.asked)) return null;
  for (const { told, answer } of hitches) {
    const reply = told.test(talk.asked) ? answer(talk) : null;
    if (reply !== null) return isClearlyAsked(talk) ? null : reply;
  }
  return null;
};

/** "Bulb stuck", where nothing else is known of that part. */
export const freeWhatSticks: IntentHandler = ({ page, asked }) =>
  isStopped(page) ||
  !/^\W*(?:(?:the|my|this) )?(?:[\w-]+ ){1,2}(?:is |are )?(?:stuck|jammed|seized)\b.{0,12}$/.test(
    asked,
  )
    ? null
    : comingOff;

/** What is not for home is not to be got out at home either. */
function leaveInPlace({ page, guide, asked }: ChatContext): string | null {
  if (page.basis !== "fault" || !(comesNotOff.test(asked) || somethingOff.test(asked))) return null;
  return `Leave it in its place, and use no force. ${page.causes[0].cause.repair.professionalOnly} What to do now is in the guide: ${listActions(page, guide)}.`;
}
