import type { GuideStep } from "~/domain/guide/guide";
import { isPutBackFirst } from "~/domain/guide/put-back-first";
import type { SplitStep } from "~/domain/guide/split-step";
import type { BenchState, LogEntry } from "~/features/repair/bench-state";

/** Something that goes back on: what lies in a cup, what the guide says of it, or both. */
export type BackItem<Words extends string = string> = {
  /** The cup's letter; without a cup the step's number and title, as the number may come to be another's. */
  id: string;
  step: number;
  entry?: LogEntry;
  /** Markdown; empty where the guide says nothing. */
  how: Words | "";
};

/**
 * What came off, the last first. The guide's words on putting a step's parts back stand with the first
 * of them, and by themselves where nothing of that step was laid into a cup. What a step of the guide
 * itself has put back is not asked for again.
 */
export function putBackItems<Words extends string>(
  log: readonly LogEntry[],
  steps: readonly (Pick<SplitStep, "action" | "title"> & { putBack: Words })[],
  doneSteps: readonly number[],
): BackItem<Words>[] {
  const numbers = steps.map((_, index) => index + 1);
  const strays = log.map(({ step }) => step).filter((step) => !numbers.includes(step));
  const wholeAt = steps.findLastIndex(isPutBackFirst) + 1;
  return [...new Set([...numbers, ...strays])]
    .filter((step) => step > wholeAt)
    .toSorted((a, b) => b - a)
    .flatMap((step): BackItem<Words>[] => {
      const { title = "", putBack: how = "" } = steps[step - 1] ?? {};
      const entries = log.filter((entry) => entry.step === step).toReversed();
      if (entries.length === 0)
        return how !== "" && doneSteps.includes(step)
          ? [{ id: `${step} ${title}`, step, how }]
          : [];
      return entries.map((entry, index) => ({
        id: entry.cup,
        step,
        entry,
        how: index === 0 ? how : "",
      }));
    });
}

/** What is not back on: neither ticked as such, nor put back in a step of the guide. */
export function stillOff(
  { log, backOn }: Pick<BenchState, "log" | "backOn">,
  steps: readonly GuideStep[],
  doneSteps: readonly number[],
): LogEntry[] {
  const wholeAt = steps.findLastIndex(
    (step, index) => isPutBackFirst(step) && doneSteps.includes(index + 1),
  );
  return log.filter(({ cup, step }) => step > wholeAt + 1 && !backOn.includes(cup));
}

/** "2 screws (cup A)" */
export const nameOff = ({ what, cup }: LogEntry) => `${what} (cup ${cup})`;
