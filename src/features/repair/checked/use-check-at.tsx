import { type ReactNode, useMemo } from "react";
import type { GuideState } from "~/features/repair/flow";
import { unpackGuide, wordsOf } from "~/features/repair/to-repair-case";
import { useCheck } from "./use-check";

/** What is said of a step, counted from 0, or of the whole guide. */
export type CheckAt = (place: number | "all") => ReactNode;

/** How a model's guide stands to the handbook; undefined for the handbook's own. */
export function useCheckAt(repair: GuideState): CheckAt | undefined {
  const { guideFrom, repairGuide, guideParts, bench } = repair;
  const isFromModel = guideFrom !== undefined && guideFrom !== "handbook";
  const part = useCheck(wordsOf(repair), isFromModel);
  const isRewritten = (bench?.versions.length ?? 0) > 0;
  return useMemo(() => {
    if (part === null) return undefined;
    const { check, CheckedStep, PutInWarnings } = part;
    const checked = check(unpackGuide({ repairGuide, guideParts }), { isWhole: true, isRewritten });
    return (place) => {
      if (place === "all") return <PutInWarnings warnings={checked.warnings} />;
      const step = checked.steps[place];
      return step && <CheckedStep step={step} />;
    };
  }, [part, repairGuide, guideParts, isRewritten]);
}
