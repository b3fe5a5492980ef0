import { useState } from "react";
import { goOnWith } from "~/domain/guide/replace-rest";
import type { RepairCase } from "~/domain/repair-case";
import type { Rewritten, Trouble } from "~/services/assistant/assistant";
import { describeTrouble } from "~/services/assistant/describe-trouble";
import { unpackGuide } from "~/features/repair/to-repair-case";
import { type GenerateOptions, useGeneration } from "~/features/repair/use-generation";
import { withoutPlan, withPlan } from "./plans";
import type { useBench } from "./use-bench";

type Bench = ReturnType<typeof useBench>;

/** Has the guide gone on with otherwise from a step that did not work, and that taken back. */
export function useReplan({ repair, bench, update }: Bench, repairCase: RepairCase) {
  const { generation, generate, stop } = useGeneration();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isAtEnd, setAtEnd] = useState(false);
  const guide = unpackGuide(repair);

  /** @returns what to try next; null where there is nothing, or nothing came */
  async function replan(trouble: Trouble, how: GenerateOptions = {}): Promise<Rewritten | null> {
    setTrouble(trouble);
    const source = repair.guideFrom === "handbook" ? "handbook" : undefined;
    const outcome = await generate(
      (assistant, ask) => assistant.rewriteGuide({ ...repairCase, guide }, trouble, ask),
      { source, ...how },
    );
    if (outcome.status !== "answered") return null;
    setAtEnd(outcome.answer === null);
    return outcome.answer;
  }

  /** What had been written when it broke off, as something to try. */
  function readPart(text: string, trouble: Trouble): Rewritten {
    return {
      ...goOnWith(text, guide, trouble),
      tried: [...trouble.tried, describeTrouble(guide, trouble)],
    };
  }

  function take(plan: Rewritten) {
    setTrouble(undefined);
    update((before) => withPlan(before, plan));
  }

  function undo() {
    update(withoutPlan);
    setAtEnd(false);
  }

  return {
    generation,
    stop,
    replan,
    readPart,
    take,
    undo: bench.versions.length > 0 ? undo : undefined,
    isAtEnd,
    trouble,
  };
}
