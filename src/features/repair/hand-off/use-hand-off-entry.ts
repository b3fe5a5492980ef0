import { toast } from "react-toastify/unstyled";
import { flow, type GuideState } from "~/features/repair/flow";
import { notTakenAlong, useMoves } from "~/features/repair/use-moves";

/** The way to the hand-off sheet. It is an entry of the history, before which the guide or the bench stays. */
export function useHandOffEntry(repair: Omit<GuideState, "chatDraft">) {
  const { goOn } = useMoves();
  return async () => {
    const hasMoved = await goOn(flow.guide, repair, { atHandOff: true, atBench: undefined });
    if (!hasMoved) toast.error(notTakenAlong);
  };
}
