import { readTimes, type TimeToWait } from "~/domain/guide/read-times";
import { plainText } from "~/domain/markdown/plain-text";
import type { ShownStep } from "./shown-bench";

/** What a step says to wait, its warning included. */
export function timesOfStep({ title, action, warnings, body }: ShownStep): TimeToWait[] {
  const told = readTimes(`${title}.\n${plainText(body)}`, action === "unplug");
  const warned = readTimes(plainText(warnings), true);
  return [
    ...warned,
    ...told.filter(({ seconds }) => warned.every((one) => one.seconds !== seconds)),
  ];
}
