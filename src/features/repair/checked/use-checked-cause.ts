import type { RootCauseState } from "~/features/repair/flow";
import { wordsOf } from "~/features/repair/to-repair-case";
import { useCheck } from "./use-check";

/** How a model's root cause stands to the handbook, with what shows it; null until its pages are open. */
export function useCheckedCause(repair: RootCauseState) {
  const { rootCauseFrom = "handbook" } = repair;
  return useCheck(wordsOf(repair), rootCauseFrom !== "handbook");
}
