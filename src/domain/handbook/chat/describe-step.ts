import type { StepInWords } from "./guide-in-words";
import type { IntentHandler, ChatContext } from "./chat-context";

const numerals = "zero one two three four five six seven eight nine ten".split(" ");
const ordinals = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split(
  " ",
);

export function quoteStep({ number, title, text }: StepInWords): string {
  return `Step ${number}, “${title}”: ${text}`;
}

/** "Explain step 3", "the last step", "done with step 2, what next?" */
export const describeStep: IntentHandler = (talk) => {
  const { steps } = talk.guide;
  const number = findNumber(talk);
  if (number === null || steps.length === 0) return null;
  const step = steps.find((one) => one.number === number);
  if (step) return quoteStep(step);
  return number > steps.length
    ? `The guide has ${steps.length} steps, so there is no step ${number}. The last one is ${steps.length}, “${steps.at(-1)?.title}”.`
    : null;
};

function findNumber(talk: ChatContext): number | null {
  const { asked, guide, history } = talk;
  const isDone = /\b(?:done|finished|completed|did)\b[^.?!]*\bstep\b/.test(asked);
  const named = findNamedNumber(asked);
  if (named !== null) return isDone ? named + 1 : named;
  if (/\b(?:last|final) step\b/.test(asked)) return guide.steps.length;
  if (
    /\b(?:how|where) (?:do|should|can) i (?:start|begin)\W*$|\bdo i do first\b|\b(?:what|which)\b[^.?!]*\b(?:comes|is|goes) first\b/.test(
      asked,
    )
  )
    return 1;
  const offset = findOffset(asked);
  return offset === null ? null : lastStepSpokenOf(history) + offset;
}

function findNamedNumber(asked: string): number | null {
  const number = /\bsteps? (?:no\.? ?|number |nr\.? ?)?(\d+|[a-z]+)\b/.exec(asked)?.[1] ?? "";
  if (/^\d+$/.test(number)) return Number(number);
  if (numerals.includes(number)) return numerals.indexOf(number);
  const ordinal = /\b([a-z]+) step\b/.exec(asked)?.[1] ?? "";
  return ordinals.includes(ordinal) ? ordinals.indexOf(ordinal) : null;
}

/** How far from the step that was spoken of last; null when the message does not refer to one. */
function findOffset(asked: string): number | null {
  const next =
    /\bnext step\b|\b(?:what(?:'s| is| comes)?|and|done|ok(?:ay)?|then)[, ]+(?:next|now|then|after that)(?=\W*$|,)|^next\b/;
  if (next.test(asked)) return 1;
  if (/\b(?:previous|earlier) step\b|\bstep before\b|\bgo back\b/.test(asked)) return -1;
  const same = /\b(?:that|this|the same) step\b|\b(?:say|explain) (?:that|it|this)(?: again)?\b/;
  return same.test(asked) ? 0 : null;
}

function lastStepSpokenOf(history: ChatContext["history"]): number {
  const spoken = history
    .filter(({ isUser }) => !isUser)
    .map(({ text }) => /\bStep (\d+)/.exec(text)?.[1]);
  return Number(spoken.findLast((number) => number !== undefined) ?? 0);
}
