/** Words that carry nothing for the match. "on", "off", "not", "up" and the like do carry something. */
const fillers = new Set(
  `a an the my our your his her their its it this that these those there i we you he she they who
  which what is are was were be been being am do does did done has have had having will would can
  could should may might must to of in at for and or with from by as so very really quite just also
  then than when where if some any all too get gets got im ive into me us think seems seem bit`.split(
    /\s+/,
  ),
);

/** Different ways to say one thing, brought to one form before the words are cut apart. */
const rewrites: readonly (readonly [RegExp, string])[] = [
  [/[’'`´]/g, ""],
  [
    /\b(?:wont|wnt|dont|dnt|doesnt|dosnt|dosent|doesent|doent|didnt|isnt|arent|wasnt|werent|wouldnt|couldnt|cant|cannot|hasnt|havent|shouldnt|without|nor|neither|never|none|nothing|no|hardly|barely)\b/g,
    "not",
  ],
  [/\b(?:unable|fail(?:s|ed|ing)?|refus(?:es|ed|ing)|struggles) to\b/g, "not"],
  [/\b(?:stopped|stops|quit|ceased) (?=\w+ing\b)/g, "not "],
  [/\b(?:turn|switch|power|com|go)(?:s|es|e|ed|ing)?(?:\s+it)?\s+(?=on\b|off\b)/g, "turn "],
  [/\b(?:(?:power|start|boot)(?:s|ed|ing)?|fir(?:es?|ed|ing)) up\b/g, "turn on"],
  [/\b(?:dies|died|die|dying|dead)\b/g, "dead"],
  [/\b(?:broke|break|breaks|breaking|busted|bust|kaput|knackered)\b/g, "broken"],
  [/\b(wi|hi)[- ]?fi\b/g, "$1fi"],
  [/\bdriers?\b/g, "dryer"],
  [/\bantennas?\b/g, "aerial"],
  [/\bpsu\b/g, "power supply"],
  [/\btemper[aei]?mental\b/g, "intermittent"],
  [/\b(?:torn|tore|ripped|rip|rips|ripping|tears|tearing)\b/g, "tear"],
  [/\b(?:noisy|noises|loud|loudly|louder)\b/g, "noise"],
  [/\b(?:wobbly|wobbles|wobbling|shaky|rocks|rocking)\b/g, "wobble"],
];

/** What people say of anything; it means the fault that is usual for this kind. */
export const vagueSayings = [
  "not working",
  "does not work",
  "stopped working",
  "just stopped",
  "not functioning",
  "non functional",
  "broken",
  "faulty",
  "dead",
  "failed",
  "no idea what is wrong",
  "needs repair",
  "will not run",
  "not operational",
  "works intermittently",
  "electrical problem",
  "electrical issue",
];

/** Words of a text in the form in which the handbook compares them: stems, without fillers, "not" for every negation. */
export function toWords(text: string): readonly string[] {
  const known = cut.get(text);
  if (known) return known;
  if (cut.size === mostCut) cut.clear();
  const words = cutIntoWords(text);
  cut.set(text, words);
  return words;
}

/** The same clauses are cut again for each page and each question that is weighed. */
const cut = new Map<string, readonly string[]>();
const mostCut = 4000;

function cutIntoWords(text: string): string[] {
  const plain = rewrites.reduce((soFar, [from, to]) => soFar.replace(from, to), fold(text));
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !fillers.has(word))
    .map(stem);
}

/** "Stopped working burning smell": what stopped is one thing, and a new one begins behind it. */
const standstill =
  /\b(?:(?:stop(?:s|ped)|quit|ceased) (?!making|giving|smelling|producing)\w+ing|(?:not|\w+n[’']?t|never) (?:work(?:ing|s)?|run(?:ning)?|function(?:ing)?))\b(?! (?:on|off|up|down|out|at|in|when|if|while|with|well|proper\w*|correct\w*|right|any ?more|all|for)\b)/g;

/** The text's clauses, each as words; a "not" reaches no further than its clause. */
export function toClauses(text: string): (readonly string[])[] {
  return fold(text)
    .replace(standstill, "$&,")
    .split(/[.,;:!?()\n]+|\s[-–]+\s|\b(?:but|however|though|although|yet)\b/)
    .map(toWords)
    .filter((words) => words.length > 0);
}

export type Mention = "said" | "denied";

/** How many other words may stand within a phrase, and between it and its "not". */
const reach = 2;

/** The handbook's own phrases, cut once: they come again with every case. */
const phrases = new Map<string, readonly string[]>();

function phraseWords(phrase: string): readonly string[] {
  const words = phrases.get(phrase) ?? toWords(phrase);
  phrases.set(phrase, words);
  return words;
}

/** Whether a text says a phrase, denies it ("no smell of burning") or does not speak of it. */
export function findMention(
  clauses: readonly (readonly string[])[],
  phrase: string,
): Mention | null {
  const wanted = phraseWords(phrase);
  const [first = ""] = wanted;
  if (wanted.length === 1 && first === "not")
    return clauses.some((words) => words.join() === first) ? "said" : null;
  const isTime = tellsWhen.test(phrase);
  let denied = false;
  for (const words of clauses) {
    if (!words.includes(first)) continue;
    const mentions = mentionsIn(words, wanted, isTime ? 1 : reach + 1);
    if (mentions.includes("said")) return "said";
    denied ||= mentions.length > 0;
  }
  return denied ? "denied" : null;
}

/** "Does not start after winter" denies the start and not the winter. */
const tellsWhen = /^(?:after|since|during|when|while)\b/i;

/** A "not" denies what stands up to `denies` words behind it. */
function mentionsIn(
  words: readonly string[],
  wanted: readonly string[],
  denies: number,
): Mention[] {
  return words.flatMap((word, start) => {
    if (word !== wanted[0] || !follows(words, start, wanted)) return [];
    const before = words.slice(Math.max(0, start - denies), start);
    return before.includes("not") && !wanted.includes("not") ? "denied" : "said";
  });
}

function follows(words: readonly string[], start: number, wanted: readonly string[]): boolean {
  let position = start;
  return wanted.slice(1).every((next) => {
    const found = words.indexOf(next, position + 1);
    const near = found !== -1 && found - position <= reach + 1;
    position = found;
    return near;
  });
}

/** Lower case, one width, nothing invisible. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, "")
    .toLowerCase();
}

/** A short stemmer: enough to bring "charges", "charged" and "charging" together, and to keep "tap" from "tape". */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  const single = word
    .replace(/(?<=\w\w)i(?:es|ed)$/, "y")
    .replace(/(x|ch|sh|ss)es$/, "$1")
    .replace(/([^sui])s$/, "$1");
  return withoutVerbEnding(single)
    .replace(/(?<=\w{4})e$/, "")
    .replace(/y$/, "i");
}

function withoutVerbEnding(word: string): string {
  const root = word.replace(/(?:ing|ed)$/, "");
  if (root === word || root.length < 3 || !/[aeiouy]/.test(root)) return word;
  const undoubled = root.replace(/([bdfgmnprt])\1$/, "$1");
  const lostItsE = undoubled === root && /[^aeiou][aeiou][^aeiouwxy]$|u$/.test(root);
  return lostItsE ? `${root}e` : undoubled;
}
