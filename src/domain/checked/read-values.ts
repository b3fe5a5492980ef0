import { asPattern, englishNumbers, germanNumbers } from "~/domain/language/numbers";

/** What a value measures. */
export type Dimension =
  | "amps"
  | "volts"
  | "watts"
  | "degrees"
  | "seconds"
  | "millimetres"
  | "bar"
  | "ohms"
  | "millilitres"
  | "grit";

/** A value with its unit, in the smallest unit of its kind; `from` and `to` are the same where no range is told. */
export type Value = { dimension: Dimension; from: number; to: number; told: string };

/** Its dimension, factor and names, and what is added to a number before it is multiplied. */
const units: readonly (readonly [Dimension, number, string, number?])[] = [
  ["amps", 1, "A|amps?|amperes?|ampere"],
  ["amps", 0.001, "mA"],
  ["volts", 1, "V|volts?|VAC|VDC"],
  ["watts", 1000, "kW"],
  ["watts", 1, "W|watts?"],
  ["degrees", 1, "°(?:\\s?C)?|℃|degrees?(?: C(?:elsius)?)?(?! F)|Grad(?: Celsius)?"],
  ["degrees", 5 / 9, "°\\s?F|℉|degrees? F(?:ahrenheit)?", -32],
  ["seconds", 604_800, "weeks?|Wochen?"],
  ["seconds", 3600, "hours?|hrs?|Stunden?|Std\\.?"],
  ["seconds", 3600, "h"],
  ["seconds", 60, "minutes?|mins?|Minuten?"],
  ["seconds", 1, "seconds?|secs?|Sekunden?"],
  ["seconds", 86_400, "days?|Tagen?|Tage?"],
  ["millimetres", 1, "mm|millimet(?:re|er)s?"],
  ["millimetres", 25.4, "inch(?:es)?|Zoll"],
  ["millimetres", 10, "cm|centimet(?:re|er)s?|Zentimeter"],
  ["bar", 1, "bar"],
  ["bar", 0.0689, "psi"],
  ["ohms", 1000, "kΩ|kilohms?"],
  ["ohms", 1, "Ω|ohms?"],
  ["millilitres", 1, "ml|millilit(?:re|er)s?"],
  ["millilitres", 1000, "l|lit(?:re|er)s?"],
];

const words: Readonly<Record<string, number>> = {
  ...englishNumbers,
  ...germanNumbers,
  "½": 0.5,
  "1/2": 0.5,
  "¼": 0.25,
  "1/4": 0.25,
};

const number = [asPattern(words), String.raw`\d+(?:[.,]\d+)?`].join("|");

const notWithinWord = String.raw`(?![\p{L}\d²³])`;

const patterns = units.map(([dimension, factor, unit, shift = 0]) => {
  // "A" and "a", "V" and "v" are not the same to who reads quickly, yet models write both.
  const flags =
    dimension === "amps" || unit === "h" || unit.startsWith("l|") || unit.startsWith("W|")
      ? "u"
      : "iu";
  return {
    dimension,
    inBase: (told: string | undefined) => (numberOf(told) + shift) * factor,
    // Numbers are looked for only beside a unit: nearly every sentence has an "a" or a "one".
    unit: new RegExp(`(?:${unit})${notWithinWord}`, flags),
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d.,/-])(?:(?<from>${number})(?:\s*(?:-|–|to|bis|or|oder)\s*))?(?<to>${number})[\s-]?(?:(?:good|full|solid|whole|gute[nr]?|volle[nr]?|ganze[nr]?) )?(?:${unit})${notWithinWord}`,
      `g${flags}`,
    ),
  };
});

const nights = /\b(?:overnight|over night|(?:a|all|the) night|über nacht)\b/giu;

/** "60–240 grit", "P240": as it is printed on sandpaper. */
const grit = /\b(?:grit|grade|Körnung|P)[\s-]?(\d{2,4})\b|\b(\d{2,4})[\s-]?grit\b/giu;

/** The values that a text tells, in digits or in words, in English or German. */
export function valuesIn(text: string): Value[] {
  const told = patterns.filter(({ unit }) => unit.test(text));
  const found = told.flatMap(({ dimension, inBase, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: told, groups = {} }): Value[] => {
      const to = inBase(groups["to"]);
      const from = groups["from"] === undefined ? to : inBase(groups["from"]);
      return to > 0 ? [{ dimension, from: Math.min(from, to), to: Math.max(from, to), told }] : [];
    }),
  );
  const overnight = [...text.matchAll(nights)].map(([told]): Value => ({
    dimension: "seconds",
    from: 6 * 3600,
    to: 16 * 3600,
    told,
  }));
  const grits = [...text.matchAll(grit)].map(([told, one, other]): Value => {
    const size = Number(one ?? other);
    return { dimension: "grit", from: size, to: size, told };
  });
  return [...found, ...overnight, ...grits];
}

function numberOf(told = ""): number {
  return words[told.toLowerCase()] ?? Number(told.replace(",", "."));
}

/** By what part two values may differ and still say the same; times are told roughly. */
const tolerance: Readonly<Record<Dimension, number>> = {
  amps: 0.02,
  volts: 0.06,
  watts: 0.1,
  degrees: 0.08,
  seconds: 0.35,
  millimetres: 0.25,
  bar: 0.1,
  ohms: 0.1,
  millilitres: 0.3,
  grit: 0.2,
};

/** To wait longer does no harm, but what soaks in an acid may. */
const longest = { wait: 4, soak: 2 };

/** Whether a guide that tells `said` agrees with a page that tells `known`; `idle` where nothing is done meanwhile. */
export function agree(said: Value, known: Value, idle: keyof typeof longest | null): boolean {
  const spare = tolerance[known.dimension];
  const most =
    known.to * (idle !== null && said.dimension === "seconds" ? longest[idle] : 1 + spare);
  return said.to >= known.from * (1 - spare) && said.from <= most && said.to <= most * (1 + spare);
}
