import { useMemo, useState } from "react";
import { type BenchState, freshBench } from "~/features/repair/bench-state";
import type { GuideState } from "~/features/repair/flow";
import { useKeptGuide } from "~/features/repair/persist-history-state";
import { toRepairCase } from "~/features/repair/to-repair-case";
import { toggle } from "~/features/repair/toggle";

export type GuideWork = ReturnType<typeof useGuideWork>;

/**
 * What is done on the guide's screen, kept in its history entry: ticks, tools, readings, what became of it.
 * @param handed the repair as the screen was given it
 */
export function useGuideWork(handed: GuideState) {
  const [doneSteps, setDoneSteps] = useState(handed.doneSteps);
  const [outcome, setOutcome] = useState(handed.outcome);
  const [soundAfter, setSoundAfter] = useState(handed.soundAfter);
  // What lies ready here lies ready at the bench.
  const [bench, setBench] = useState(handed.bench);
  const [prices, setPrices] = useState(handed.prices);
  const repair = useMemo(() => {
    // The chat keeps it itself.
    const { chatDraft: _, ...others } = handed;
    return { ...others, doneSteps, outcome, bench, soundAfter, prices };
  }, [handed, doneSteps, outcome, bench, soundAfter, prices]);
  // It copies photo and recording, and no tick is in it.
  const repairCase = useMemo(() => toRepairCase(handed), [handed]);
  useKeptGuide(repairCase, repair);

  return {
    repair,
    repairCase,
    tick: (step: number) => setDoneSteps((done) => toggle(done, step)),
    changeBench: (change: (left: BenchState) => BenchState) =>
      setBench((left) => change(left ?? freshBench)),
    setOutcome,
    setSoundAfter,
    setPrices,
  };
}
