import { asPattern, englishNumbers } from "~/domain/language/numbers";

/** A time to wait that a step tells of. */
export type TimeToWait = {
  seconds: number;
  /** The sentence that says so, without its full stop. */
  label: string;
  /** Nothing is to be touched before its end. */
  isSafety: boolean;
};

/** A number in digits or in words, as part of a pattern. */
export const numberPattern = [String.raw`\d+(?:[.,]\d+)?½?|½`, asPattern(englishNumbers)].join("|");

const unitSeconds = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

const unit = String.raw`(?<s>seconds?|secs?|s|Sekunden?)|(?<m>minutes?|mins?|Minuten)|(?<h>hours?|hrs?|h|Stunden?)|(?<d>days?|Tagen?)`;

const span = new RegExp(
  String.raw`(?<![\w.,-])(?:(?<from>${numberPattern})(?:\s+(?:to|or|bis)\s+|(?<=\d)\s*[-–]\s*))?(?<to>${numberPattern})[\s-]?(?:${unit})(?![\w²])(?<more> or two)?`,
  "gi",
);

/** "Within two minutes", "every hour": nothing is waited for. */
const noWait =
  /\b(?:within|every|each|per|takes?|took|after|than|under|first|last|once|in about)\s+(?:about |only |the )*$/i;

const waits = /\b(?:wait|let|leave|left|leaving|stand|rest|stay|until|warten?|lass\w*)\b/i;

const harm =
  /\b(?:cool\w*|cold|hot|lukewarm|charged?|discharg\w*|capacitors?|pressure|scald\w*|abkühl\w*)\b/i;

/**
 * The times that a step says to wait, in digits or in words; of "10 to 15 minutes" the longer one. It is
 * a matter of safety in a warning, in a step that takes the power away, and where something has to cool
 * or to lose its charge.
 */
export function readTimes(text: string, isGuarded: boolean): TimeToWait[] {
  const found = text
    .split(/(?<=[.!?])\s+|\n+/)
    .flatMap((sentence) => timesIn(sentence, isGuarded && waits.test(sentence)));
  return found.filter(
    ({ seconds }, place) => found.findIndex((one) => one.seconds === seconds) === place,
  );
}

function timesIn(sentence: string, isGuarded: boolean): TimeToWait[] {
  return [...sentence.matchAll(span)].flatMap((match) => {
    const seconds = secondsOf(match.groups ?? {});
    const before = sentence.slice(0, match.index);
    if (seconds < shortest || seconds > longest || noWait.test(before)) return [];
    const isSafety = isGuarded || (harm.test(sentence) && waits.test(sentence));
    return [{ seconds: Math.round(seconds), label: sentence.replace(/[.!:]+$/, ""), isSafety }];
  });
}

/** Less is counted under the breath, more is no wait at the bench. */
const shortest = 5;
const longest = 3 * unitSeconds.d;

function secondsOf(groups: Record<string, string | undefined>): number {
  const name = (["s", "m", "h", "d"] as const).find((one) => groups[one] !== undefined);
  if (name === undefined) return 0;
  const count = groups.more === undefined ? valueOf(groups.to ?? "") : 2;
  return Math.max(count, valueOf(groups.from ?? "0")) * unitSeconds[name];
}

/** What such a number counts. */
export function valueOf(words: string): number {
  const text = words.toLowerCase();
  const half = text.endsWith("½") ? 0.5 : 0;
  return englishNumbers[text] ?? Number(text.replace("½", "").replace(",", ".")) + half;
}
