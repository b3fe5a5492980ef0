/** "zero" to "twenty", in order. */
const english = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
  "sixteen seventeen eighteen nineteen twenty",
].flatMap((line) => line.split(" "));

const german = [
  "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn",
  "sechzehn siebzehn achtzehn neunzehn zwanzig",
].flatMap((line) => line.split(" "));

const toValues = (words: readonly string[]) =>
  Object.fromEntries(words.map((word, value) => [word, value]));

/** What English words for numbers are worth, in lower case. */
export const englishNumbers: Readonly<Record<string, number>> = {
  ...toValues(english),
  thirty: 30,
  forty: 40,
  "forty-five": 45,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  hundred: 100,
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

/** The same for German ones. */
export const germanNumbers: Readonly<Record<string, number>> = {
  ...toValues(german),
  eine: 1,
  einer: 1,
  einen: 1,
  dreißig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  neunzig: 90,
  halbe: 0.5,
  "eine halbe": 0.5,
  "einer halben": 0.5,
};

/** Words as alternatives of a pattern, the longest first: "half a" before "half". */
export const asPattern = (words: Readonly<Record<string, number>>): string =>
  Object.keys(words)
    .toSorted((a, b) => b.length - a.length)
    .join("|");
