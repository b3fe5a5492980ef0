import { useMemo } from "react";
import { splitSteps } from "~/domain/guide/split-step";
import { passGate } from "~/domain/safety/gate";
import { greeting } from "~/features/repair/chat/use-chat";
import type { GuideState } from "~/features/repair/flow";
import { unpackGuide, wordsOf } from "~/features/repair/to-repair-case";

/**
 * What may be shown at the bench, its steps taken apart. What is said in the chat may take them away.
 * @param left the repair as the bench was opened with it: its words do not change there
 */
export function useShown(left: GuideState, { repairGuide, guideParts, chat }: GuideState) {
  return useMemo(() => {
    const guide = splitSteps(unpackGuide({ repairGuide, guideParts }));
    const { rootCause } = left;
    return passGate({ ...wordsOf(left), rootCause, guide, chat: [greeting, ...chat] });
  }, [left, repairGuide, guideParts, chat]);
}

export type ShownBench = ReturnType<typeof useShown>;
export type ShownStep = ShownBench["guide"]["steps"][number];
