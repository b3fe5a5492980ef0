import { toast } from "react-toastify/unstyled";
import { flow, type GuideState } from "~/features/repair/flow";
import { notTakenAlong, useMoves } from "~/features/repair/use-moves";

/**
 * The way to the bench, to where it was left if it was.
 * @param repair without what is typed in the chat, which hands that over itself
 */
export function useBenchEntry(repair: Omit<GuideState, "chatDraft">, steps: number) {
  const { goOn } = useMoves();
  const place = repair.bench?.place;
  async function goToBench() {
    const hasMoved = await goOn(flow.guide, repair, { atBench: true });
    if (!hasMoved) toast.error(notTakenAlong);
  }
  return {
    goToBench,
    benchName:
      typeof place === "number" ? `Go on at step ${place} of ${steps}` : "Start at the bench",
  };
}
