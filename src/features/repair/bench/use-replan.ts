import { useState } from "react";
import { goOnWith, type NewPlan } from "~/domain/guide/replace-rest";
import type { RepairCase } from "~/domain/repair-case";
import type { Trouble } from "~/services/assistant/assistant";
import type { GuideState } from "~/features/repair/flow";
import { packGuide, unpackGuide } from "~/features/repair/to-repair-case";
import { type GenerateOptions, useGeneration } from "~/features/repair/use-generation";
import type { useBench } from "./use-bench";

type Bench = ReturnType<typeof useBench>;

/** More would weigh on the history entry; the first tells which guide it is. */
const mostVersions = 5;

/** Has the guide gone on with otherwise from a step that did not work, and that taken back. */
export function useReplan({ repair, bench, change, changeBench }: Bench, repairCase: RepairCase) {
  const { generation, generate, stop } = useGeneration();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isAtEnd, setAtEnd] = useState(false);
  const guide = unpackGuide(repair);

  /** @returns whether there is something new to try */
  async function replan(trouble: Trouble, how: GenerateOptions = {}): Promise<boolean> {
    setTrouble(trouble);
    const source = repair.guideFrom === "handbook" ? "handbook" : undefined;
    const outcome = await generate(
      (assistant, ask) => assistant.rewriteGuide({ ...repairCase, guide }, trouble, ask),
      { source, ...how },
    );
    if (outcome.status !== "answered") return false;
    if (outcome.answer) take(outcome.answer, outcome.answer.tried);
    setAtEnd(outcome.answer === null);
    return outcome.answer !== null;
  }

  /** Takes what had been written when it broke off. */
  function keep(text: string) {
    if (!trouble) return;
    const { step, what, done, tried } = trouble;
    take(goOnWith(text, guide, done), [...tried, `Step ${step}: it ${what}.`]);
  }

  function take({ guide, done }: NewPlan, tried: string[]) {
    const before = {
      repairGuide: repair.repairGuide,
      guideParts: repair.guideParts,
      doneSteps: repair.doneSteps,
      place: bench.place,
      tried: bench.tried,
    };
    const [first, ...others] = [...bench.versions, before];
    const last = done.length;
    change({ ...packGuide(guide), doneSteps: done });
    changeBench({
      place: last + 1,
      tried,
      versions: first ? [first, ...others.slice(1 - mostVersions)] : [],
      // What came off in a step that is gone belongs to the last one that is done.
      log: bench.log.map((entry) => ({ ...entry, step: Math.min(entry.step, Math.max(last, 1)) })),
    });
  }

  const before = bench.versions.at(-1);
  const undo =
    before &&
    (() => {
      const { repairGuide, guideParts, doneSteps, ...then } = before;
      change({ repairGuide, guideParts, doneSteps } satisfies Partial<GuideState>);
      changeBench({ ...then, versions: bench.versions.slice(0, -1) });
      setAtEnd(false);
    });

  return { generation, stop, replan, keep, undo, isAtEnd, trouble };
}
