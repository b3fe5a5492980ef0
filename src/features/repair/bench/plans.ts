import type { GuideParts } from "~/domain/guide/guide";
import { openings } from "~/domain/guide/openings";
import { isPutBackFirst } from "~/domain/guide/put-back-first";
import { makesSafe } from "~/domain/guide/safe-steps";
import type { BenchState } from "~/features/repair/bench-state";
import { packGuide } from "~/features/repair/to-repair-case";
import type { Rewritten } from "~/services/assistant/assistant";
import { stillOff } from "./put-back";
import type { RepairAtBench } from "./use-bench";

/** More would weigh on the history entry; the first tells which guide it is. */
const mostVersions = 5;

/** The repair goes on otherwise; how it went until now is kept, to come back to. */
export function withPlan(repair: RepairAtBench, { guide, done, tried }: Rewritten): RepairAtBench {
  const { repairGuide, guideParts, doneSteps, bench } = repair;
  const { place, tried: triedBefore } = bench;
  const steps = stepsOf(bench);
  const now = { repairGuide, guideParts, doneSteps, place, tried: triedBefore, steps };
  const [first, ...others] = [...bench.versions, now];
  const kept = inOrder(doneSteps);
  const opening = guide.steps[done.length];
  // What is from a step that is gone belongs to the one that puts it back, or to the last that is done.
  const last = opening && isPutBackFirst(opening) ? done.length + 1 : Math.max(kept.length, 1);
  return {
    ...repair,
    ...packGuide(guide),
    doneSteps: done,
    bench: {
      ...bench,
      ...renumber(bench, (step) => kept.indexOf(step) + 1 || last),
      place: done.length + 1,
      tried,
      versions: [first, ...others.slice(1 - mostVersions)],
    },
  };
}

/**
 * The repair with the steps that it had before it went on otherwise. If the thing was put back together
 * since, taking its power away and opening it are to be done again.
 */
export function withoutPlan(repair: RepairAtBench): RepairAtBench {
  const { bench } = repair;
  const before = bench.versions.at(-1);
  if (!before) return repair;
  const { repairGuide, guideParts, tried, steps } = before;
  const kept = inOrder(before.doneSteps);
  const isWhole = repair.guideParts.steps.some(
    (step, index) =>
      index >= kept.length && isPutBackFirst(step) && repair.doneSteps.includes(index + 1),
  );
  const doneSteps = isWhole ? before.doneSteps.filter(isStillDone(guideParts)) : before.doneSteps;
  const place = isWhole ? firstWithout(doneSteps) : before.place;
  // What came meanwhile has no step among the old ones, unless it is from one that stayed.
  const last = kept.at(-1) ?? 1;
  return {
    ...repair,
    repairGuide,
    guideParts,
    doneSteps,
    bench: {
      ...bench,
      ...renumber(
        {
          ...bench,
          log: isWhole ? stillOff(bench, repair.guideParts.steps, repair.doneSteps) : bench.log,
        },
        (step, name) => steps[name] ?? kept[step - 1] ?? last,
      ),
      place,
      tried,
      versions: bench.versions.slice(0, -1),
    },
  };
}

/** Whether a step of a guide stays done when the thing is whole again. */
const isStillDone =
  ({ steps }: GuideParts) =>
  (number: number) => {
    const step = steps[number - 1];
    return step !== undefined && !makesSafe(step) && !openings.has(step.action);
  };

function firstWithout(doneSteps: readonly number[], from = 1): number {
  return doneSteps.includes(from) ? firstWithout(doneSteps, from + 1) : from;
}

const inOrder = (steps: readonly number[]) => steps.toSorted((a, b) => a - b);

type FromSteps = Pick<BenchState, "log" | "timers">;

/** The steps that things are from, by their names: of a cup its letter, of a timer its id. */
function stepsOf({ log, timers }: FromSteps): Record<string, number> {
  return Object.fromEntries([
    ...log.map(({ cup, step }) => [cup, step]),
    ...timers.map(({ id, step }) => [id, step]),
  ]);
}

function renumber(
  { log, timers }: FromSteps,
  numberOf: (step: number, name: string) => number,
): FromSteps {
  return {
    log: log.map((entry) => ({ ...entry, step: numberOf(entry.step, entry.cup) })),
    timers: timers.map((timer) => ({ ...timer, step: numberOf(timer.step, timer.id) })),
  };
}
