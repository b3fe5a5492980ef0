const daysIn: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};

const numbers =
  "a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|couple|few|several|half";
const values: Readonly<Record<string, number>> = Object.fromEntries([
  ["half", 0.5],
  ...["a", "an", "one"].map((word) => [word, 1] as const),
  ...["two", "couple"].map((word) => [word, 2] as const),
  ...["three", "few"].map((word) => [word, 3] as const),
  ...["four", "several"].map((word) => [word, 4] as const),
  ...["five", "six", "seven", "eight", "nine", "ten"].map(
    (word, index) => [word, index + 5] as const,
  ),
  ["twelve", 12],
  ["twenty", 20],
]);

const counted = new RegExp(
  `\\b(\\d+(?:\\.\\d+)?|${numbers})(?: or so| odd)?(?: of)?(?: an?)? (hour|day|week|month|year|yr)s?\\b`,
  "g",
);
const uncounted = /\b(hour|day|week|month|year|yr|age|decade|donkey)s\b/;
const named: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:today|this morning|just now|yesterday|last night|daily|every ?day|all the time|constantly|every night|this afternoon)\b/,
    1,
  ],
  [
    /\b(?:every|most) (?:week|weekend|few days|other day)|(?:last|this) week(?:end)?|weekly|the other day|on (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    6,
  ],
  [/\bfortnight\b/, 14],
  [/\blast month\b/, 30],
  [
    /\b(?:(?:since|last|over|all) (?:\w+ )?(?:spring|summer|autumn|winter)|all (?:summer|winter)|christmas|xmas|easter)\b/,
    180,
  ],
  [/\b(?:last year)\b/, 365],
  [
    /\b(?:in the (?:loft|attic|cellar|garage) since|ages|decades|donkeys|forever|ancient|very old)\b/,
    3650,
  ],
];

/** "Unused for a month or more", "older than about five years": the days from which the answer is yes. */
export function readLimit(ask: string): number | null {
  const asked = ask.toLowerCase();
  const asksForLong =
    /\bunused|stood|stored|lain|lying|old(?:er)?\b/.test(asked) ||
    /\b(?:more than|longer than|or more|over)\b/.test(asked);
  if (!asksForLong || /\b(?:within|less than|in the last)\b/.test(asked)) return null;
  return /\blong time\b|\bfor long\b/.test(asked) ? 30 : readDays(asked);
}

/** How many days an answer speaks of. */
export function readDays(said: string): number | null {
  const spans = [...said.matchAll(counted)].map(
    ([, number = "", unit = ""]) => (values[number] ?? Number(number)) * (daysIn[unit] ?? 365),
  );
  if (spans.length > 0) return Math.max(...spans);
  const since = /\b(?:in|since|from) (19\d\d|20\d\d)\b/.exec(said)?.[1];
  if (since) return (new Date().getFullYear() - Number(since)) * 365;
  const unit = uncounted.exec(said)?.[1];
  if (unit) return (daysIn[unit] ?? 3650) * 2;
  return named.find(([words]) => words.test(said))?.[1] ?? null;
}

const recently =
  /\b(?:within|in the last|less than|lately|recently|(?:shortly|just|right) before)\b/;

/** Whether the time that an answer names reaches the one that is asked for; null when it names none or is near it. */
export function compareTimes(ask: string, said: string): "yes" | "no" | null {
  const asked = ask.toLowerCase();
  const days = readDays(said);
  if (recently.test(asked)) return compareRecent(readDays(asked) ?? 30, days, said);
  const limit = readLimit(ask);
  if (limit === null || days === null) return null;
  if (days >= limit) return "yes";
  return days <= limit * 0.7 ? "no" : null;
}

/** "Yesterday" is within the last month; "not for years", "not since I bought it" and "10 years ago" are not. */
function compareRecent(limit: number, days: number | null, said: string): "yes" | "no" | null {
  if (/\bnot since\b|\bnever\b/.test(said)) return "no";
  if (days === null) return null;
  if (days > limit * 1.5) return "no";
  return days <= limit && !/\b(?:not|no)\b/.test(said) ? "yes" : null;
}
