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

const units: readonly (readonly [Dimension, number, string])[] = [
  ["amps", 1, "A|amps?|amperes?|ampere"],
  ["amps", 0.001, "mA"],
  ["volts", 1, "V|volts?|VAC|VDC"],
  ["watts", 1000, "kW"],
  ["watts", 1, "W|watts?"],
  ["degrees", 1, "°(?:\\s?C)?|℃|degrees?(?: C(?:elsius)?)?|Grad(?: Celsius)?"],
  ["seconds", 3600, "hours?|hrs?|h|Stunden?|Std\\.?"],
  ["seconds", 60, "minutes?|mins?|Minuten?"],
  ["seconds", 1, "seconds?|secs?|Sekunden?"],
  ["seconds", 86_400, "days?|Tagen?|Tage?"],
  ["millimetres", 1, "mm|millimet(?:re|er)s?"],
  ["millimetres", 10, "cm|centimet(?:re|er)s?|Zentimeter"],
  ["bar", 1, "bar"],
  ["bar", 0.0689, "psi"],
  ["ohms", 1000, "kΩ|kilohms?"],
  ["ohms", 1, "Ω|ohms?"],
  ["millilitres", 1, "ml|millilit(?:re|er)s?"],
  ["millilitres", 1000, "l|lit(?:re|er)s?"],
];

const words = { ...englishNumbers, ...germanNumbers };

const number = [String.raw`\d+(?:[.,]\d+)?`, asPattern(words)].join("|");

const patterns = units.map(([dimension, factor, unit]) => ({
  dimension,
  factor,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\d.,-])(?:(?<from>${number})(?:\s*(?:-|–|to|bis|or|oder)\s*))?(?<to>${number})[\s-]?(?:(?:good|full|solid|whole|gute[nr]?|volle[nr]?|ganze[nr]?) )?(?:${unit})(?![\p{L}\d²³])`,
    // "A" and "a", "V" and "v" are not the same to who reads quickly, yet models write both.
    dimension === "amps" || unit.startsWith("l|") || unit.startsWith("W|") ? "gu" : "giu",
  ),
}));

const nights = /\b(?:overnight|over night|(?:a|all) night|über nacht)\b/giu;

/** "60–240 grit", "P240": as it is printed on sandpaper. */
const grit = /\b(?:grit|grade|Körnung|P)[\s-]?(\d{2,4})\b|\b(\d{2,4})[\s-]?grit\b/giu;

/** The values that a text tells, in digits or in words, in English or German. */
export function valuesIn(text: string): Value[] {
  const found = patterns.flatMap(({ dimension, factor, pattern }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: told, groups = {} }): Value[] => {
      const to = numberOf(groups["to"]) * factor;
      const from = groups["from"] === undefined ? to : numberOf(groups["from"]) * factor;
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

/** To wait somewhat longer does no harm. */
const longerWait = 4;

/** Whether a guide that tells `said` agrees with a page that tells `known`; `isWait` where nothing is done meanwhile. */
export function agree(said: Value, known: Value, isWait: boolean): boolean {
  const spare = tolerance[known.dimension];
  const most = known.to * (isWait && said.dimension === "seconds" ? longerWait : 1 + spare);
  return said.to >= known.from * (1 - spare) && said.from <= most && said.to <= most * (1 + spare);
}
