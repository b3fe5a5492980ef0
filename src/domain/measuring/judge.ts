import { judgeCell } from "./cells";
import {
  judgeConnection,
  judgeHeater,
  judgeResistance,
  judgeSeparation,
  judgeSwitch,
} from "./judge-ohms";
import type { CellKind, Measure } from "~/domain/guide/measure";
import type { Ohms } from "./rating-plate";
import { readReading } from "./read-reading";
import { notUnderstood, type Time, type Verdict } from "./verdict";

/** What a person typed and chose. `pressed` is what a switch shows while it is. */
export type Typed = {
  reading: string;
  pressed: string;
  plate: Ohms | undefined;
  cell: CellKind | undefined;
};

/** What the readings at a step say; undefined until they are typed. */
export function judge(measure: Measure, time: Time, typed: Typed): Verdict | undefined {
  if (measure.what === "cell") return judgeVolts(typed);
  if (!typed.reading.trim() || (measure.what === "switch" && !typed.pressed.trim()))
    return undefined;
  const reading = readReading(typed.reading, "ohm");
  if (!reading) return notUnderstood;
  switch (measure.what) {
    case "connection":
      return judgeConnection(reading, time);
    case "separation":
      return judgeSeparation(reading, measure, time);
    case "resistance":
      return judgeResistance(reading, measure, time);
    case "heater":
      return judgeHeater(reading, typed.plate);
    case "switch": {
      const pressed = readReading(typed.pressed, "ohm");
      return pressed ? judgeSwitch(reading, pressed, time) : notUnderstood;
    }
  }
}

function judgeVolts({ reading: text, cell }: Typed): Verdict | undefined {
  if (!text.trim()) return undefined;
  const reading = readReading(text, "volt");
  if (reading?.is !== "number") return notUnderstood;
  if (cell) return judgeCell(cell, Math.abs(reading.value));
  return {
    state: "unclear",
    says: "It depends on the kind of battery.",
    means: "Choose the kind above; it is printed on the battery.",
  };
}
