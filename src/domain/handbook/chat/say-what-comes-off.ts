import type { IntentHandler } from "./chat-context";
import { quoteStep } from "./describe-step";

/** "Do I have to take the whole base off?", "do I need the wheel off for this": the part is the group. */
const needsOff =
  /(?<!\b(?:how|what|where|when|which|why)\b[^.,;?]{0,20})\b(?:do|must|will|would) (?:i|we) (?:really |still |actually )?(?:(?:need|have|got) (?:to )?)?(?:(?:take|get|pull|have|unscrew|undo|lift|cut) )?(?:the |my |that |this |its )?((?:\w+ ){0,2}\w+?) (?:right |all |completely )*(?:off|out|apart)\b/;
const needsRemoved =
  /(?<!\b(?:how|what|where|when|which|why)\b[^.,;?]{0,20})\b(?:do|must|will|would) (?:i|we) (?:really |still |actually )?(?:(?:need|have|got) to )?(?:remove|detach|dismount) (?:the |my |that |this |its )?((?:\w+ ){0,2}?\w+?)(?= (?:first|for|to|before|completely)\b|\W*$)/;
const without =
  /\bwithout (?:taking|removing|getting|pulling|unscrewing) (?:the |my |that |this |its )?((?:\w+ ){0,2}?\w+?)(?: (?:off|out|apart))?(?=\W*$)/;

/** Words beside the part's own name, and what is no part. */
const besideName = new Set(
  (
    "whole entire other back front top bottom old right left all completely it them this that " +
    "thing everything one stain water dirt bit day time"
  ).split(" "),
);

/** "Take the wheel out", "Remove the two screws and the base". */
const takesOff = (part: string) =>
  new RegExp(
    String.raw`\b(?:remove|unscrew|detach|unclip|(?:take|lift|pull|slide|draw) (?:off|out))\b(?: [\w-]+){0,3}? ${part}` +
      String.raw`|\b(?:take|lift|pull|slide|draw|prise|get|turn)\b(?: [\w-]+){0,4}? ${part}\w*(?: [\w-]+){0,3}? (?:off|out|apart)\b`,
    "i",
  );

/** Whether a part has to come off: the step that takes it off says so, or that none does. */
export const sayWhatComesOff: IntentHandler = ({ guide: { steps }, parts = [], asked }) => {
  const isWithout = without.test(asked);
  const [, named = ""] =
    (isWithout ? without : needsOff).exec(asked) ?? needsRemoved.exec(asked) ?? [];
  const part = named.split(" ").findLast((word) => !besideName.has(word));
  if (part === undefined || part === "" || steps.length === 0) return null;
  const singular = part.replace(/(?<=\w{3})s$/, "");
  const step = steps.find(({ title, text }) => takesOff(singular).test(`${title}. ${text}`));
  if (step) return `${isWithout ? "No" : "Yes"}. ${quoteStep(step)}`;
  const isNamed = (text: string) => new RegExp(String.raw`\b${singular}(?:e?s)?\b`, "i").test(text);
  const nearest = steps.find(({ title, text }) => isNamed(`${title}. ${text}`));
  if (!nearest && !parts.some(({ name, aliases }) => [name, ...aliases].some(isNamed))) return null;
  const none = `No step of this guide takes the ${part} off.`;
  return nearest ? `${none} The nearest to it: ${quoteStep(nearest)}` : none;
};
