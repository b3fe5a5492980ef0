import { packGuide } from "~/features/repair/to-repair-case";
import type { Rewritten } from "~/services/assistant/assistant";
import type { RepairAtBench } from "./use-bench";

/** More would weigh on the history entry; the first tells which guide it is. */
const mostVersions = 5;

/** The repair goes on otherwise; how it went until now is kept, to come back to. */
export function withPlan(repair: RepairAtBench, { guide, done, tried }: Rewritten): RepairAtBench {
  const { repairGuide, guideParts, doneSteps, bench } = repair;
  const now = { repairGuide, guideParts, doneSteps, place: bench.place, tried: bench.tried };
  const [first, ...others] = [...bench.versions, now];
  const last = done.length;
  return {
    ...repair,
    ...packGuide(guide),
    doneSteps: done,
    bench: {
      ...bench,
      place: last + 1,
      tried,
      versions: [first, ...others.slice(1 - mostVersions)],
      // What came off in a step that is gone belongs to the last one that is done.
      log: bench.log.map((entry) => ({ ...entry, step: Math.min(entry.step, Math.max(last, 1)) })),
    },
  };
}

/** The repair with the steps that it had before it went on otherwise. */
export function withoutPlan(repair: RepairAtBench): RepairAtBench {
  const before = repair.bench.versions.at(-1);
  if (!before) return repair;
  const { repairGuide, guideParts, doneSteps, place, tried } = before;
  const versions = repair.bench.versions.slice(0, -1);
  return {
    ...repair,
    repairGuide,
    guideParts,
    doneSteps,
    bench: { ...repair.bench, place, tried, versions },
  };
}
