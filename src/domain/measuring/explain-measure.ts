import { cells } from "./cells";
import { heaterRange } from "./judge-ohms";
import type { CellKind, Measure } from "~/domain/guide/measure";
import type { Ohms } from "./rating-plate";

const sockets = "Black lead in COM, red in VΩ.";
const onOhms = `${sockets} Dial to Ω, or to 200 Ω where there are ranges. Hold the tips together first: what shows then, mostly 0.2 to 0.5 Ω, is the leads’ own.`;
const onBeep = `${sockets} Dial to the sign of the beep, or to 200 Ω. Hold the tips together first: it must beep.`;

/** How the meter is set for this. */
export function settingFor({ what, from = Infinity }: Measure): string {
  switch (what) {
    case "connection":
    case "switch":
      return onBeep;
    case "separation":
      return from < 1e5
        ? onBeep
        : `${sockets} Dial to Ω, to the highest range where there are several. Keep your fingers off the tips.`;
    case "resistance":
    case "heater":
      return onOhms;
    case "cell":
      return `${sockets} Dial to V with the straight line (DC), to 20 V where there are ranges. Take the battery out. Red tip to plus.`;
  }
}

/** What a sound part shows, in a few words. */
export function expectedOf(
  { what, from = 0, to }: Measure,
  known: { ohms?: Ohms; cell?: CellKind },
): string {
  switch (what) {
    case "connection":
      return "A beep, or less than 3 Ω";
    case "separation":
      return from > 0 ? `No beep, and ${showOhms(from)} or more` : "No beep: OL, or 1 MΩ and more";
    case "switch":
      return "A beep only while it is pressed";
    case "resistance":
      if (to === undefined) return `${showOhms(from)} or more`;
      return from > 0
        ? `${showOhms(from, false)} to ${showOhms(to)}`
        : `A number up to ${showOhms(to)}, not OL`;
    case "heater":
      if (!known.ohms) return "Volts × volts ÷ watts, from its rating plate";
      return showRange(heaterRange(known.ohms));
    case "cell":
      return known.cell ? cells[known.cell].expects : "What is printed on it, or a little more";
  }
}

function showRange({ from, to }: Ohms): string {
  return `${showOhms(from, false)} to ${showOhms(to)}`;
}

/** "0.8 Ω", "26 Ω", "1.2 kΩ". */
export function showOhms(ohms: number, hasUnit = true): string {
  const [value, unit] =
    ohms >= 1e6 ? [ohms / 1e6, "MΩ"] : ohms >= 1e4 ? [ohms / 1000, "kΩ"] : [ohms, "Ω"];
  const figure = String(Number(value.toPrecision(value < 10 ? 2 : 3)));
  return hasUnit ? `${figure} ${unit}` : figure;
}
