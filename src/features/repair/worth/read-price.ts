/**
 * A price as people write it: "1.50", "1,50 €", "£1,250.50", "1 200". A single mark with three digits
 * behind it parts thousands: no price has three decimals.
 *
 * @returns undefined where there is no number, or more than one
 */
export function readPrice(words: string): number | undefined {
  const [number, ...others] = words.match(/-?\d(?:[\d.,'’\s]*\d)?/g) ?? [];
  if (number === undefined || number.startsWith("-") || others.length > 0) return undefined;
  const digits = number.replaceAll(/[\s'’]/g, "");
  const [, whole = "", decimals = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  const price = Number(`${whole.replaceAll(/[.,](?=\d{3}(?!\d))/g, "")}.${decimals}`);
  return Number.isFinite(price) ? price : undefined;
}
