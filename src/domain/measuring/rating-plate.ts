/** Ohms of a sound heater. */
export type Ohms = { from: number; to: number };

/**
 * How far a sound heater may lie off U²/P: one may take 10 % less power than its plate says, or 5 %
 * more (IEC 60335-1, 10.1, above 200 W), and cold wire has a little less resistance than glowing wire.
 */
export const tolerance = 0.1;

/**
 * The ohms that the rating plate promises: R = U² / P.
 * @param volts as it is printed: "230", "220-240 V"
 * @param watts as it is printed: "2000", "2.2 kW", "1850-2200 W"
 * @returns undefined while one of them is no such figure
 */
export function ohmsOfPlate(volts: string, watts: string): Ohms | undefined {
  const u = readRange(volts, 1, 450);
  const p = readRange(watts, 1, 20_000);
  if (!u || !p) return undefined;
  // The lower watts belong to the lower volts, where both are told.
  const ends = [0, 1].map((end) => (u[end] ?? u[0]) ** 2 / (p[end] ?? p[0]));
  return { from: Math.min(...ends), to: Math.max(...ends) };
}

function readRange(printed: string, least: number, most: number): [number, number?] | undefined {
  const isKilo = /kw/i.test(printed);
  const numbers = (printed.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => {
    // "2,000": a plate tells no thousandths.
    const number = Number(
      /^\d,\d{3}$/.test(figure) ? figure.replace(",", "") : figure.replace(",", "."),
    );
    return isKilo ? number * 1000 : number;
  });
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2) return undefined;
  if (numbers.some((number) => number < least || number > most)) return undefined;
  return second === undefined ? [first] : [Math.min(first, second), Math.max(first, second)];
}
