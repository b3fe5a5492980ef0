import type { ChatContext } from "./chat-context";
import { describeUntilThen, describeWhatIsForbidden } from "./ask-leave";
import { asksOfOtherTask } from "./describe-section";
import { asksFear, describeSafety, sayStop, sayUntilKnown } from "./describe-safety";
import { quoteStep } from "./describe-step";
import { findSentences } from "./find-sentences";
import { toWords } from "~/domain/language/words";
import { contentWords, findPassage } from "./find-passage";

const time =
  /\b(?:\d+|one|two|three|four|five|six|ten|twelve|half an?|an?|some|few)\b[^.;]{0,15}\b(?:seconds?|minutes?|min|hours?|days?|weeks?)\b|\bovernight\b/i;

/** A clock that is set, and a hand that moves, are not waited for. */
const noWait = /\bsecond hand\b|\b(?:each|every) second\b|\bminutes? (?:on|forward|back)\b/i;

/** What decides when a thing may be used again. */
const longWait = /\b(?:hours?|days?|overnight|next (?:day|morning))\b/i;

/** "How long should it stay on before it clicks off?" asks about the thing, and not about the repair. */
const asksOfRunning =
  /^(?!.*\b(?:clamp|glue|press|dr[yi]|set\b|cure|soak|tied|tape)).*\bhow long (?:can|should|will|does|do|is|are|must) (?:it|they)\b.{0,30}\b(?:stay|run|stays|runs|go|outside|on for|be on)\b/;

/** "How long must it dry?": the times in the steps, and the time for the whole. */
export function answerHowLong(talk: ChatContext): string | null {
  if (asksOfOtherTask(talk) || asksOfRunning.test(talk.asked)) return null;
  const { guide } = talk;
  const last = guide.steps.findLast(({ text }) => longWait.test(text));
  if (/\bhow long (?:till?|until|before) (?:i|we)\b/.test(talk.asked) && last !== undefined)
    return quoteStep(last);
  const words = new Set(contentWords(talk.message));
  const times = guide.steps
    .flatMap(({ number, text }) =>
      text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => time.test(sentence) && !noWait.test(sentence))
        .map((sentence) => ({
          line: `step ${number}: “${sentence}”`,
          fit: toWords(sentence).filter((word) => words.has(word)).length,
        })),
    )
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, 2)
    .map(({ line }) => line);
  // Who asks how long to leave it wants no time for the whole.
  if (asksToWait.test(talk.asked) && times.length > 0)
    return `Of waiting the guide says in ${times.join(" and in ")}`;
  return [
    guide.effort === ""
      ? "The guide names no time for the whole: this repair belongs in other hands."
      : `The guide allows for this: ${guide.effort}. It has ${guide.steps.length} steps.`,
    times.length > 0
      ? `Of waiting it says in ${times.join(" and in ")}`
      : "Its steps name no time to wait; what is glued, wet or charging needs what its packet or its maker says.",
  ].join(" ");
}

const asksToWait =
  /\bhow long\b.{0,25}\b(?:leave|wait|let|keep|hold|soak|clamp|press|dry|stay|rest|set|cure|off)\b/;

const ofFood =
  /\b(?:eat|eaten|food|drink|meal|cake|soup|stew|milk|meat|bread|dough|mix(?:ture)?)\b/;
const toTheBin =
  "Throw it away: what was near smoke, melted plastic, a leak or broken glass is not for eating, and a meal is cheaper than an illness.";

/** "Is it safe to sleep on it tonight?" */
export function answerIsItSafe(talk: ChatContext): string {
  const { page, guide } = talk;
  if (page.basis === "danger" && ofFood.test(talk.asked)) return toTheBin;
  const told =
    describeSafety(talk) ??
    describeUntilThen(talk) ??
    describeWhatIsForbidden(talk) ??
    findPassage(talk);
  if (told !== null) return told;
  const { professionalOnly } = page.causes[0].cause.repair;
  if (professionalOnly !== undefined) return sayStop(asksFear(talk.asked), professionalOnly);
  const said = findSentences(talk, 2);
  return [
    said.length > 0
      ? `On that the guide says: ${said.join(" ")} It says no more about it.`
      : "The guide does not say.",
    guide.safety.length > 0 &&
      `For the repair it asks you to keep to this: ${guide.safety.join(" ")}`,
    guide.help.length > 0 &&
      `${page.power === "none" ? `Do not use the ${page.thing}` : `Leave the ${page.thing} off`} if any of this is so: ${guide.help.join(" ")}`,
    `For the rest, ask the maker of the ${page.thing} or a repair café. ${asksFear(talk.asked) ? "Until you know, assume that it is." : sayUntilKnown(talk.asked)}`,
  ]
    .filter(Boolean)
    .join(" ");
}
