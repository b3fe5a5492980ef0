import type { RootCauseState } from "~/features/repair/flow";
import { wordsOf } from "~/features/repair/to-repair-case";
import { useCheck } from "./use-check";

/** The causes that a model's root cause cites, with what shows them; null until their pages are open. */
export function useCited(repair: RootCauseState) {
  const { rootCauseFrom = "handbook" } = repair;
  return useCheck(wordsOf(repair), rootCauseFrom !== "handbook");
}
