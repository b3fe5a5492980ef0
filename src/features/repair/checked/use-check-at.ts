import { createElement, type ReactNode, useMemo } from "react";
import type { GuideState } from "~/features/repair/flow";
import { unpackGuide, wordsOf } from "~/features/repair/to-repair-case";
import { useCheck } from "./use-check";

/** What is said of a step, counted from 0, of the whole guide, or of the root cause. */
export type CheckAt = (place: number | "all" | "cause") => ReactNode;

const isModel = (from: GuideState["guideFrom"]) => from !== undefined && from !== "handbook";

/** How what a model wrote stands to the handbook; undefined where the handbook wrote all. */
export function useCheckAt(repair: GuideState): CheckAt | undefined {
  const { guideFrom, rootCauseFrom, repairGuide, guideParts, bench } = repair;
  const isGuide = isModel(guideFrom);
  const isCause = isModel(rootCauseFrom);
  const part = useCheck(wordsOf(repair), isGuide || isCause);
  const isRewritten = (bench?.versions.length ?? 0) > 0;
  return useMemo(() => {
    if (part === null) return undefined;
    const { check, inCause, CheckedStep, Findings, PutInWarnings } = part;
    const guide = unpackGuide({ repairGuide, guideParts });
    const checked = isGuide ? check(guide, { isWhole: true, isRewritten }) : undefined;
    return (place) => {
      if (place === "cause")
        return isCause && createElement(Findings, { findings: inCause, title: causeTitle });
      if (place === "all")
        return checked && createElement(PutInWarnings, { warnings: checked.warnings });
      const step = checked?.steps[place];
      return step && createElement(CheckedStep, { step });
    };
  }, [part, repairGuide, guideParts, isGuide, isCause, isRewritten]);
}

const causeTitle = "Root cause: against the handbook";
