/** A time to wait that a step tells of. */
export type TimeToWait = {
  seconds: number;
  /** The sentence that says so, without its full stop. */
  label: string;
  /** Nothing is to be touched before its end. */
  isSafety: boolean;
};

const smallNumbers = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen twenty",
].flatMap((line) => line.split(" "));

const numberWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(smallNumbers.map((word, value) => [word, value])),
  thirty: 30,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  a: 1,
  an: 1,
  half: 0.5,
  "half a": 0.5,
  "half an": 0.5,
  "a couple of": 2,
  "a quarter of an": 0.25,
  "three quarters of an": 0.75,
  "one and a half": 1.5,
  "two and a half": 2.5,
};

/** A number in digits or in words, as part of a pattern. */
export const numberPattern = [
  String.raw`\d+(?:[.,]\d+)?½?|½`,
  ...Object.keys(numberWords).toSorted((a, b) => b.length - a.length),
].join("|");

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
  return numberWords[text] ?? Number(text.replace("½", "").replace(",", ".")) + half;
}
