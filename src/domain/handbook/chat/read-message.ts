/** Short forms and slips, written out, so that a lexicon needs each phrase once. */
const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/[’`´]/g, "'"],
  [/\b(do|does|did|is|was|are|were|has|have|had|would|could|should)n'?t\b/g, "$1 not"],
  [/\b(?:can'?t|cannot|cant)\b/g, "can not"],
  [/\b(?:won't|wont)\b/g, "will not"],
  [/\b(?:ain't|aint)\b/g, "is not"],
  [/\b(what|where|how|who|that|there|here|it|when|which)'?s\b(?=\W)/g, "$1 is"],
  [/\b(\w+)'s\b/g, "$1 is"],
  [/\bi'?m\b/g, "i am"],
  [/\b(i|you|we|they)'?ve\b/g, "$1 have"],
  [/\b(you|we|they)'re\b/g, "$1 are"],
  [/\b(i|you|we|they|it)'(?:ll|d)\b/g, "$1 would"],
  [/\b(?:u)\b/g, "you"],
  [/\b(?:ok|okay|alright|all right)\b/g, "ok"],
  [/\b(?:cos|coz|cuz)\b/g, "because"],
  [/\bwot\b/g, "what"],
  [/\b(?:thx|thanx|tnx)\b/g, "thanks"],
  [/\b(\d+)(hrs?|mins?|h|m|days?|years?|yrs?)\b/g, "$1 $2"],
  [/\bw\/o\b/g, "without"],
  // It sparks where it should.
  [/\bspark ?plug(s?)\b/g, "ignition plug$1"],
  [/\s=\s/g, " equals "],
  [/([a-z])\1{2,}/g, "$1"],
  [/[€£$]/g, " euros "],
];

/**
 * A message as the lexicon reads it: lower-case words with one space between, short forms written out,
 * "," for every end of a clause and "?" for a question.
 */
export function readMessage(message: string): string {
  const plain = spelledOut.reduce(
    (text, [from, to]) => text.replace(from, to),
    message.normalize("NFKC").toLowerCase(),
  );
  return ` ${plain
    .replace(/\?+/g, " ? ")
    .replace(/[.,;:!()\n]+/g, " , ")
    .replace(/\s[-–]+\s/g, " , ")
    .replace(/[^\p{L}\p{N}?,]+/gu, " ")
    .trim()} `;
}

/**
 * Compiles phrases, parted by semicolons or lines, to one pattern over a text of `readMessage`: "*"
 * ends a word in any way, ".." stands for up to three words, "^" for the start.
 */
export function compilePhrases(phrases: string): RegExp {
  const sources = phrases
    .split(/[;\n]/)
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .filter((phrase) => phrase !== "")
    .map((phrase) =>
      phrase
        .replaceAll("?", "\\?")
        .replaceAll(" .. ", "(?: [\\p{L}\\p{N}]+){0,3} ")
        .replaceAll("*", "[\\p{L}\\p{N}]*"),
    );
  return new RegExp(
    `(?:^| )(?:${sources.map((one) => one.replace(/^\^/, "(?<=^ )")).join("|")})(?= |$)`,
    "u",
  );
}
