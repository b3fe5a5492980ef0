/** What stands on a multimeter, as a person types it. */
export type Reading =
  /** More than the meter can show: no connection. */
  | { is: "open" }
  /** It beeps. */
  | { is: "connected" }
  /** A "1" without a point: an older meter's sign for no connection, or one ohm. */
  | { is: "lone one" }
  /** In ohms or volts. */
  | { is: "number"; value: number };

const open = new Set(["ol", "0l", "1.", "∞", "-", "--", "---", "----"]);
const openWords =
  /^(?:inf(?:inite|inity)?|open|over(?:load|range)?|no .+|nothing|none|silen(?:t|ce))$/;
const beepWords = /^(?:it )?b(?:l?eep|uzz)e?s?(?:ing)?$/;
const factors: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, meg: 1e6 };

/**
 * Reads what a meter shows: "OL", "0.L", "0,4", "26.5 Ω", "1.2k", "1k2", "-1,48 V", "340 mV", "beeps".
 * @returns undefined where that is no reading, or one in another unit
 */
export function readReading(typed: string, unit: "ohm" | "volt"): Reading | undefined {
  const text = typed.trim().toLowerCase().replaceAll(",", ".").replaceAll("−", "-");
  const bare = text.replace(/\s*(?:k|m)?(?:ohms?|ω)$/, "").trim();
  if (unit === "ohm" && text === "1") return { is: "lone one" };
  if (open.has(bare) || open.has(bare.replace(/[\s.]/g, "")) || openWords.test(bare))
    return { is: "open" };
  if (beepWords.test(text)) return { is: "connected" };
  const value = unit === "ohm" ? readOhms(text) : readVolts(text);
  return value === undefined ? undefined : { is: "number", value };
}

/** An "m" is a million: no household meter shows thousandths of an ohm. */
function readOhms(text: string): number | undefined {
  const [, number, factor = ""] =
    /^(\d*\.?\d+|\d+\.)\s*(k|meg|m)?\s*(?:ohms?|ω)?$/.exec(
      text.replace(/^(\d+)k(\d+)/, "$1.$2k"),
    ) ?? [];
  return number === undefined ? undefined : Number(number) * (factors[factor] ?? 1);
}

/** A minus only says that the leads are exchanged. */
function readVolts(text: string): number | undefined {
  const [, number, milli] =
    /^[-+]?\s*(\d*\.?\d+|\d+\.)\s*(m)?\s*(?:v(?:olts?)?)?(?:\s*dc)?$/.exec(text) ?? [];
  return number === undefined ? undefined : Number(number) / (milli ? 1000 : 1);
}
