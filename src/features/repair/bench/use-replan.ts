import { useState } from "react";
import { goOnWith } from "~/domain/guide/replace-rest";
import type { RepairCase } from "~/domain/repair-case";
import type { Rewritten, Trouble } from "~/services/assistant/assistant";
import { describeTrouble } from "~/services/assistant/describe-trouble";
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
    const { done, tried } = trouble;
    return { ...goOnWith(text, guide, done), tried: [...tried, describeTrouble(guide, trouble)] };
  }

  function take({ guide, done, tried }: Rewritten) {
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

  return { generation, stop, replan, readPart, take, undo, isAtEnd, trouble };
}
