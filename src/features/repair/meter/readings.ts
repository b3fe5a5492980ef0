import type { BenchState } from "~/features/repair/bench-state";

/** What is typed in of a multimeter at all steps. */
export type Readings = BenchState["meter"];

export const noReadings: Readings = [];

/** What is typed in at one step, by the name of its field. */
export type Typed = Readonly<Record<string, string>>;

/** What is typed in at this step. */
export function typedAt(readings: Readings, step: string): Typed {
  const own = readings.filter((reading) => reading.step === step);
  return Object.fromEntries(own.map(({ field, text }) => [field, text]));
}

/** The readings with those of one step as they are now. */
export function withTyped(readings: Readings, step: string, typed: Typed): Readings {
  const others = readings.filter((reading) => reading.step !== step);
  return [...others, ...Object.entries(typed).map(([field, text]) => ({ step, field, text }))];
}
