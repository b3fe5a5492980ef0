import type { CellKind } from "~/domain/guide/measure";
import type { Verdict } from "./verdict";

/** One thing that a voltage of a cell means; it holds from `from` volts on. */
type Level = Verdict & { from: number };

type Cell = { name: string; expects: string; levels: readonly Level[] };

const change = "Change it, and all that lie beside it.";
const notTheCell = "The battery is not the cause. Look at its contacts next.";
const underLoad =
  "It may still give too little when something runs. Try with one that is surely full.";

/*
 * Volts of a battery at rest, taken out and with nothing on it. The limits are what makers' data sheets
 * and repairers commonly give: at rest even a tired cell shows much of its voltage, so "weak" begins high.
 */
export const cells: Readonly<Record<CellKind, Cell>> = {
  alkaline: {
    name: "Alkaline, 1.5 V",
    expects: "1.5 to 1.65 V when fresh, 1.4 V or more when good",
    levels: [
      {
        from: 1.8,
        state: "unclear",
        says: "That is more than one alkaline cell has.",
        means: "A lithium cell of this size shows 1.8 V when new. Else measure one cell alone.",
      },
      { from: 1.4, state: "good", says: "This cell is good.", means: notTheCell },
      { from: 1.2, state: "weak", says: "This cell is weak.", means: underLoad },
      { from: 0, state: "bad", says: "This cell is flat.", means: change },
    ],
  },
  block: {
    name: "9 V block",
    expects: "9 to 9.6 V when fresh, 8.4 V or more when good",
    levels: [
      {
        from: 10.5,
        state: "unclear",
        says: "That is more than a 9 V block has.",
        means: "Check the dial: V with the straight line.",
      },
      { from: 8.4, state: "good", says: "This block is good.", means: notTheCell },
      { from: 7.2, state: "weak", says: "This block is weak.", means: underLoad },
      { from: 0, state: "bad", says: "This block is flat.", means: "Change it." },
    ],
  },
  nimh: {
    name: "Rechargeable NiMH, 1.2 V",
    expects: "1.2 to 1.4 V when charged",
    levels: [
      {
        from: 1.6,
        state: "unclear",
        says: "That is more than one NiMH cell has.",
        means: "Measure one cell alone, off its charger.",
      },
      { from: 1.2, state: "good", says: "This cell is charged.", means: notTheCell },
      {
        from: 1,
        state: "weak",
        says: "This cell is nearly empty.",
        means:
          "Charge it and measure again after an hour’s rest. If it falls back, its life is over.",
      },
      {
        from: 0,
        state: "bad",
        says: "This cell is flat.",
        means: "Charge it once. If it stays below 1 V, change it.",
      },
    ],
  },
  coin: {
    name: "Lithium coin, 3 V",
    expects: "3.0 to 3.3 V when fresh",
    levels: [
      {
        from: 3.5,
        state: "unclear",
        says: "That is more than a coin cell has.",
        means: "A rechargeable one (LIR) shows up to 4.2 V: choose Li-ion.",
      },
      { from: 2.9, state: "good", says: "This cell is good.", means: notTheCell },
      { from: 2.7, state: "weak", says: "This cell is weak.", means: underLoad },
      {
        from: 0,
        state: "bad",
        says: "This cell is flat.",
        means: "Change it. Keep both away from children: a swallowed coin cell burns.",
      },
    ],
  },
  lithium: {
    name: "Li-ion, one cell of 3.6 or 3.7 V",
    expects: "3.6 to 4.2 V",
    levels: [
      {
        from: 4.3,
        state: "bad",
        says: "This is too much for one Li-ion cell.",
        means:
          "If it is one cell, it is overcharged: do not use or charge it, lay it outdoors on stone and take it to a collection point. A pack of several shows more.",
      },
      { from: 3.6, state: "good", says: "This cell is good.", means: notTheCell },
      {
        from: 3,
        state: "weak",
        says: "This cell is nearly empty.",
        means: "Charge it with its own charger, within sight, and measure again.",
      },
      {
        from: 2.5,
        state: "bad",
        says: "This cell is flat.",
        means:
          "Charge it once with its own charger, within sight. If it gets hot or stays below 3 V, its life is over.",
      },
      {
        from: 0,
        state: "bad",
        says: "This cell was drained too far.",
        means: "Do not charge it: that can set it on fire. Take it to a collection point.",
      },
    ],
  },
  lead: {
    name: "Lead-acid, 12 V",
    expects: "12.6 V or more when full, after some hours of rest",
    levels: [
      {
        from: 15,
        state: "unclear",
        says: "That is more than a 12 V battery has.",
        means: "Measure with the charger off.",
      },
      { from: 12.5, state: "good", says: "This battery is full.", means: notTheCell },
      {
        from: 12.1,
        state: "weak",
        says: "This battery is half full.",
        means: "Charge it, and measure again the next day.",
      },
      {
        from: 10.5,
        state: "bad",
        says: "This battery is flat.",
        means: "Charge it soon. If it is below 12.4 V the next day, its life is over.",
      },
      {
        from: 0,
        state: "bad",
        says: "At least one of its six cells is dead.",
        means: "Change it. The shop takes the old one back.",
      },
    ],
  },
};

/** @param volts of one battery at rest */
export function judgeCell(kind: CellKind, volts: number): Verdict {
  const level = cells[kind].levels.find(({ from }) => volts >= from);
  if (!level) throw new RangeError("Volts are never negative here");
  const { state, says, means } = level;
  return { state, says, means };
}
