/** A part of a sentence, in lower-case words without accents or apostrophes. */
export type Clause = {
  words: readonly string[];
  /** Which sentence of the text it belongs to. */
  sentence: number;
  /** Its sentence is a question, and the next one says no. */
  isAnsweredNo?: true;
};

/** Longer words than any in the rules; cutting them keeps every search short. */
const longestWord = 40;

/** A text as the hazard rules read it. */
export function readClauses(text: string): Clause[] {
  const sentences = foldLetters(text).split(/([.!?\n\r]+)/);
  return sentences.flatMap((sentence, place) => {
    if (place % 2 === 1) return [];
    const isAnsweredNo =
      sentences[place + 1]?.includes("?") === true &&
      no.test(sentences[place + 2] ?? "") &&
      !asOneWants.test(sentence);
    return partsOf(sentence)
      .flatMap((clause) => shorten(toWords(clause)))
      .map((words) => ({
        words,
        sentence: place / 2,
        ...(isAnsweredNo && { isAnsweredNo }),
      }));
  });
}

/** "Battery swollen? No, just flat." A "no" with more in its clause may deny that alone. */
const no = /^\s*(?:no|nope|nah|nein|nee|non)\s*(?:[,;:]|$)/;

/** "Does the brake hold? No." tells of a danger. */
const asOneWants =
  /\b(?:works?|holds?|stops?|locks?|latch\w*|clos\w+|shuts?|brakes?|fine|ok|okay|safe|tight|on|halt|bremst|schliesst|stoppt|sicher|dicht|geht|houdt|remt|sluit|stopt|veilig|werkt|tient|freine|ferme|arrete|marche)\b/;

const between =
  /[,;:()]+|>>+|-{2,}|\b(?:but|however|although|though|yet|aber|jedoch|obwohl|maar|echter|hoewel|mais|cependant|pourtant)\b/;

/** The clauses of a sentence; one without a letter or number has none. */
function partsOf(sentence: string): string[] {
  if (!letterOrNumber.test(sentence)) return [];
  return between.test(sentence) ? sentence.split(between) : [sentence];
}

const letterOrNumber = /[\p{L}\p{N}]/u;

/** Nobody writes a clause of a hundred words; parts of that length keep the reading linear. */
const longestClause = 100;

function shorten(words: readonly string[]): (readonly string[])[] {
  if (words.length > 0 && words.length <= longestClause) return [words];
  const parts: (readonly string[])[] = [];
  for (let start = 0; start < words.length; start += longestClause)
    parts.push(words.slice(start, start + longestClause));
  return parts;
}

/** "#3Rauch" is a number and a word; "230v" and "1960s" are names. */
const gluedNumber = /(?<![\p{L}\p{N}])(\p{N}+)(?=\p{L}{5})/gu;

function toWords(clause: string): string[] {
  const parted = /\p{N}/u.test(clause) ? clause.replace(gluedNumber, "$1 ") : clause;
  const words = parted.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.slice(0, longestWord));
}

/**
 * Lower case, no accents, no apostrophes: full-width letters, invisible characters and text direction
 * marks change nothing. A French "l'odeur" becomes two words.
 */
export function foldLetters(text: string): string {
  return (
    text
      // The next step would make a space of it: "doesn´t".
      .replaceAll("´", "'")
      .normalize("NFKC")
      .toLowerCase()
      .replace(/\b([cdjlmnst]|qu|jusqu|lorsqu)['’](?=\p{L})/gu, "$1 ")
      .normalize("NFD")
      .replace(/\p{M}|\p{Cf}|['’‘`]/gu, "")
      .replaceAll("ß", "ss")
      .replaceAll("œ", "oe")
      .replace(/\belec\./g, "electric")
  );
}
