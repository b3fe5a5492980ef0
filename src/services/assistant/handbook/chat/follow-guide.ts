import { toWords } from "../words";
import type { GuideStep } from "./read-guide";
import type { Responder, Talk } from "./talk";

const numerals = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
const ordinals = [
  "zeroth",
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
];

export function quoteStep({ number, title, text }: GuideStep): string {
  return `Step ${number}, “${title}”: ${text}`;
}

/** "Explain step 3", "the last step", "what comes next?" */
export const tellStep: Responder = (talk) => {
  const { steps } = talk.guide;
  const number = findNumber(talk);
  if (number === null || steps.length === 0) return null;
  const step = steps.find((one) => one.number === number);
  if (step) return quoteStep(step);
  return number > steps.length
    ? `The guide has ${steps.length} steps, so there is no step ${number}. The last one is ${steps.length}, “${steps.at(-1)?.title}”.`
    : null;
};

function findNumber({ asked, guide, history }: Talk): number | null {
  const named = /\bsteps? (?:no\.? ?|number |nr\.? ?)?(\d+|[a-z]+)\b/.exec(asked)?.[1] ?? "";
  if (/^\d+$/.test(named)) return Number(named);
  if (numerals.includes(named)) return numerals.indexOf(named);
  if (/\b(?:last|final) step\b/.test(asked)) return guide.steps.length;
  const ordinal = /\b([a-z]+) step\b/.exec(asked)?.[1] ?? "";
  if (ordinals.includes(ordinal)) return ordinals.indexOf(ordinal);
  if (/\b(?:how|where) (?:do|should|can) i (?:start|begin)\b/.test(asked)) return 1;
  const offset = findOffset(asked);
  return offset === null ? null : lastStepSpokenOf(history) + offset;
}

function findOffset(asked: string): number | null {
  if (
    /\bnext step\b|\b(?:what(?:'s| is| comes)?|and|done|ok(?:ay)?|then)[, ]+(?:next|now|then|after that)\b|^next\b/.test(
      asked,
    )
  )
    return 1;
  if (/\b(?:previous|earlier) step\b|\bstep before\b|\bgo back\b/.test(asked)) return -1;
  return /\b(?:that|this|the same) step\b|\b(?:say|explain) (?:that|it|this)(?: again)?\b/.test(
    asked,
  )
    ? 0
    : null;
}

function lastStepSpokenOf(history: Talk["history"]): number {
  const spoken = history
    .filter(({ isUser }) => !isUser)
    .map(({ text }) => /\bStep (\d+)/.exec(text)?.[1]);
  return Number(spoken.findLast((number) => number !== undefined) ?? 0);
}

/** "What do I need?", "I have no torx driver". */
export const tellTools: Responder = ({ asked, message, guide }) => {
  if (guide.tools.length === 0) return null;
  const lacks =
    /\b(?:don't|do not|haven't|have not|have no|no) (?:have|own|got)?|\binstead of\b|\bsubstitute\b|\balternative\b|\bwithout an?\b/.test(
      asked,
    );
  const words = new Set(toWords(message));
  const tool =
    lacks &&
    guide.tools.find((line) => toWords(line.split("(")[0] ?? "").some((word) => words.has(word)));
  if (tool)
    return tool.includes("(instead:")
      ? `${tool.replace(/ \(instead: (.*)\)$/, " is what the guide asks for. Instead you can use $1")}.`
      : `The guide gives no substitute for this: ${tool}. Borrow one rather than make do; a repair café or a tool library often lends them.`;
  return /\b(?:tools?|materials?|equipment|what (?:do|will|would|should) i (?:need|buy|have)|parts? (?:do|list))\b/.test(
    asked,
  )
    ? `For this repair you need: ${guide.tools.join("; ")}.`
    : null;
};

/** "How long does it take?", "Is it hard?", "What does it cost?" */
export const tellEffort: Responder = ({ asked, guide }) =>
  guide.effort !== "" &&
  /\bhow (?:long|hard|difficult|easy|expensive|many (?:minutes|hours|steps))\b|\bhow much (?:time|money|does|will|would|is)\b|\b(?:cost|price|expensive|difficulty|worth (?:it|repairing|fixing))\b/.test(
    asked,
  )
    ? `The guide reckons with this: ${guide.effort}. It has ${guide.steps.length} steps.`
    : null;

/** "How do I keep it from happening again?" */
export const tellPrevention: Responder = ({ asked, guide }) =>
  guide.prevention.length > 0 &&
  /\b(?:prevent\w*|avoid|happen\w* again|in future|in the future|last longer|maintenance|maintain|look after)\b/.test(
    asked,
  )
    ? `To keep it from coming back: ${guide.prevention.join(" ")}`
    : null;

/** "Who can do this for me?" */
export const tellHelp: Responder = ({ asked, guide }) =>
  guide.help.length > 0 &&
  /\b(?:professional|technician|electrician|engineer|plumber|expert|specialist|repair shop|workshop|give up|call (?:someone|somebody)|who can)\b/.test(
    asked,
  )
    ? `Hand it over in these cases: ${guide.help.join(" ")}`
    : null;

/** "Is it safe?" with nothing more particular in it. */
export const tellSafety: Responder = ({ asked, message, guide }) => {
  const general = toWords(message.replace(/repair|job|fix|guide/gi, "")).length <= 3;
  if (
    !general ||
    !/\b(?:safe|safely|safety|danger\w*|risk\w*|shock|careful|precautions?|hurt)\b/.test(asked)
  )
    return null;
  const warned = guide.steps
    .filter(({ text }) => text.includes("Warning:"))
    .map(({ number }) => number);
  const where = warned.length > 0 ? ` Mind the warning in step ${warned.join(" and ")}.` : "";
  return `It is, if you keep to this: ${guide.safety.join(" ")}${where}`;
};
