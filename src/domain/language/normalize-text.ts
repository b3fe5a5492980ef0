/** Words that people mistype most in telling of a danger; each stands for itself. */
const oftenMistyped = [
  "burning",
  "smoking",
  "smoked",
  "sparks",
  "sparking",
  "sparked",
  "tripping",
  "tripped",
  "melted",
  "melting",
  "frayed",
  "exposed",
  "swollen",
  "bulging",
  "battery",
  "electric",
  "shocks",
  "flames",
  "microwave",
];

/** A "not" that was mistyped would turn a danger that is denied into one. */
const mistypedNegations = new Set([
  "dosnt",
  "dosent",
  "doesent",
  "doent",
  "dosnot",
  "dnt",
  "didt",
  "isint",
  "wasent",
]);

/** One slip away from a word above, and a word of its own. */
const properWords = new Set(
  `sparkling sparkly smocking stripping tipped tipping bunting trapping tropping spanking stocked smacked
  melding belted flakes frames fumes stocks shacks shucks shock spares sparse sharks specks sporks
  batter spark smoke smoker smokers smokes smokey stopped stoked snoked mounted matted malted bulking building eclectic electrics
  electrical batteries microwaves`.split(/\s+/),
);

/** Longer words than any in the rules; cutting them keeps every search short. */
const longestWord = 40;

/**
 * A text as the hazard rules read it: clauses of lower-case words with one space between them, with
 * no apostrophes, and with the common slips of the pen mended. Full-width letters, invisible
 * characters and text direction marks change nothing.
 */
export function readClauses(text: string): string[] {
  return (
    text
      // The next step would make a space of it: "doesn´t".
      .replaceAll("´", "")
      .normalize("NFKC")
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}|\p{Cf}|['’‘`]/gu, "")
      .replace(/\belec\./g, "electric")
      .split(/[.,;:!?()\n\r]+|\b(?:but|however|although|though|yet)\b/u)
      .map(tidyClause)
      .filter((clause) => clause !== "")
  );
}

function tidyClause(clause: string): string {
  return clause
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => mendSlip(word.slice(0, longestWord)))
    .join(" ");
}

function mendSlip(word: string): string {
  if (mistypedNegations.has(word)) return "doesnt";
  if (word.length < 5 || properWords.has(word)) return word;
  return oftenMistyped.find((meant) => isOneSlipAway(word, meant)) ?? word;
}

/** One letter wrong, left out, too many, or two swapped; the first letter is right. */
function isOneSlipAway(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === meant[start]) start++;
  const given = word.slice(start);
  const wanted = meant.slice(start);
  return (
    given.slice(1) === wanted.slice(1) ||
    given === wanted.slice(1) ||
    given.slice(1) === wanted ||
    (given.slice(2) === wanted.slice(2) && given[0] === wanted[1] && given[1] === wanted[0])
  );
}
