import { readTimes, type TimeToWait } from "~/domain/guide/read-times";
import { plainText } from "~/domain/markdown/plain-text";
import type { ShownStep } from "./shown-bench";

/** A wait of one step. Its id holds the title: the number may come to be another step's. */
export type Wait = TimeToWait & { id: string; step: number };

/** What a step says to wait, its warning included. */
export function timesOfStep({ title, action, warnings, body }: ShownStep, step: number): Wait[] {
  const told = readTimes(`${title}.\n${plainText(body)}`, action === "unplug");
  const warned = readTimes(plainText(warnings), true);
  return [
    ...warned,
    ...told.filter(({ seconds }) => warned.every((one) => one.seconds !== seconds)),
  ].map((time) => ({ ...time, step, id: `${step} ${title} ${time.seconds}` }));
}
