import { findPart } from "./find-part";
import type { ChatContext, IntentHandler } from "./chat-context";
import { quoteStep } from "./describe-step";
import type { StepInWords } from "./guide-in-words";

/** "Do I have to take the whole base off?", "do I need the wheel off for this": the part is the group. */
const needsOff =
  /(?<!\b(?:how|what|where|when|which|why)\b[^.,;?]{0,20})\b(?:do|must|will|would) (?:i|we) (?:really |still |actually )?(?:(?:need|have|got) (?:to )?)?(?:(?:take|get|pull|have|unscrew|undo|lift|cut) )?(?:all (?:of )?)?(?:the |my |that |this |its )?((?:\w+ ){0,2}\w+?) (?:right |all |completely )*(off|out|apart)\b/;
const needsRemoved =
  /(?<!\b(?:how|what|where|when|which|why)\b[^.,;?]{0,20})\b(?:do|must|will|would) (?:i|we) (?:really |still |actually )?(?:(?:need|have|got) to )?(?:remove|detach|dismount) (?:all (?:of )?)?(?:the |my |that |this |its )?((?:\w+ ){0,2}?\w+?)(?= (?:first|for|to|before|completely)\b|\W*$)/;
const without =
  /\bwithout (?:taking|removing|getting|pulling|unscrewing) (?:the |my |that |this |its )?((?:\w+ ){0,2}?\w+?)(?: (off|out|apart))?(?=\W*$)/;
/** "Can I do that with the strings on?", "can I leave the guard on?" */
const staysOn =
  /\b(?:can|could|may|should|must) (?:i|we) (?:just |still |also )*(?:(?:leave|keep)|\w+\b[^.,;?]{0,25}\bwith) (?:all )?(?:the |my |that |this |its )((?:\w+ )?(?!still\b|left\b)\w+) (?:still |left )?(?:on|(in)|in place|fitted|attached)(?= (?:while|when|for)\b|\W*$)/;

/** Words beside the part's own name, and what is no part. */
const besideName = new Set(
  (
    "whole entire other back front top bottom old right left all completely it them this that " +
    "the thing everything one stain water dirt bit day time"
  ).split(" "),
);
/** What feeds it: that none takes it off is no leave to leave it on. */
const feedsIt =
  /^(?:power|current|mains|electric(?:s|ity)?|plugs?|leads?|caps?|sparks?|batter(?:y|ies)|packs?|cells?|chargers?|supply|fuses?|breakers?|water|gas|tap|valve|lights?|lamps?|engine|motor|heat(?:ing|er)?|pressure)$/;
const shutsOff = /\b(?:turn|switch|shut|close)\b.{0,25}\boff\b/;
/** What a layperson calls it, and what the guide does. */
const rows = ["plate platter turntable", "needle stylus", "drawers drawer", "lead cable cord"];

/** "Take the wheel out", "Remove the two screws and the base". */
const takesOff = (part: string) =>
  new RegExp(
    String.raw`\b(?:remove|unscrew|detach|unclip|(?:take|lift|pull|slide|draw) (?:off|out))\b(?: [\w-]+){0,3}? (?:${part})` +
      String.raw`|\b(?:take|lift|pull|slide|draw|prise|get|turn)\b(?: [\w-]+){0,4}? (?:${part})\w*(?: [\w-]+){0,3}? (?:off|out|apart)\b`,
    "i",
  );
/** "Lift the platter": its text then says "Pull it straight up". */
const liftsIt = (part: string) =>
  new RegExp(String.raw`^(?:lift|pull|take|slide) (?:the |out )?(?:\w+ )?(?:${part})\b`, "i");
const upOrOut =
  /\b(?:pull|lift|take|slide|draw)\w*\b(?: [\w-]+){0,3}? (?:up|off|out)\b|What comes out/i;

/** "Plate, ring and cross all lift out by hand." */
const comesOff = (part: string) =>
  new RegExp(
    String.raw`\b(?:${part})\b[^.]{0,25}\b(?:lifts?|comes?|pulls?|slides?) (?:off|out)\b`,
    "i",
  );

/** "Battery off" */
const isOffAtOnce = (part: string) => new RegExp(String.raw`^(?:${part})s? (?:off|out)\b`, "i");

const isOffBy = (names: string) => (step: StepInWords) =>
  isOffAtOnce(names).test(step.title) ||
  takesOff(names).test(`${step.title}. ${step.text}`.replace(/\bin (?:or|and) out\b/gi, "")) ||
  comesOff(names).test(step.text) ||
  (liftsIt(names).test(step.title) && upOrOut.test(step.text));

/** All that the part is called, as one pattern. */
function namesOf(part: string, { parts = [] }: ChatContext): string {
  const singular = part.replace(/(?<=\w{3})s$/, "");
  const known = findPart(parts, part);
  const row = rows.find((one) => one.split(" ").includes(part))?.split(" ") ?? [];
  return [singular, ...row, ...(known ? [known.name, ...known.aliases] : [])].join("|");
}

/** Whether a part has to come off: the step that takes it off says so, or that none does. */
export const sayWhatComesOff: IntentHandler = (talk) => {
  const { guide, asked, parts = [] } = talk;
  if (shutsOff.test(asked)) return null;
  const stays = staysOn.exec(asked);
  const isWithout = stays === null && without.test(asked);
  const [, named = "", away] =
    stays ?? (isWithout ? without : needsOff).exec(asked) ?? needsRemoved.exec(asked) ?? [];
  const part = named.split(" ").findLast((word) => !besideName.has(word));
  const off = away === undefined ? "off" : away === "in" ? "out" : away;
  if (part === undefined || part === "" || guide.steps.length === 0) return null;
  const names = namesOf(part, talk);
  const step = guide.steps.find(isOffBy(names));
  if (step) return `${isWithout || stays !== null ? "No" : "Yes"}. ${quoteStep(step)}`;
  const isNamed = (text: string) =>
    new RegExp(String.raw`\b(?:${names})(?:e?s)?\b`, "i").test(text);
  const nearest = guide.steps.find(({ title, text }) => isNamed(`${title}. ${text}`));
  const none = `No step of this guide takes the ${part} ${off}.`;
  if (feedsIt.test(part)) return null;
  if (stays !== null) {
    const they = part.endsWith("s") ? "they" : "it";
    const stay = `No step of this guide takes the ${part} off, so ${they} can stay ${off === "out" ? "in" : "on"} where nothing is in your way.`;
    return [stay, guide.safety.find(isNamed)].filter(Boolean).join(" ");
  }
  if (!nearest && !parts.some(({ name, aliases }) => [name, ...aliases].some(isNamed))) return null;
  return nearest ? `${none} The nearest to it: ${quoteStep(nearest)}` : none;
};
