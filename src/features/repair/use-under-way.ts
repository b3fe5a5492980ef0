import { createElement, useEffect } from "react";
import type { NavigateFunction } from "react-router-dom";
import { ownerIn, useSessionStore } from "~/services/accounts/session-store";
import { setUnderWay } from "~/shared/under-way";
import { flow, type GuideState } from "./flow";
import { GoOn } from "./GoOn";
import { withLatest } from "./kept-guide";
import { setReturnPlace } from "./return-place";

/** A repair as its screen holds it; the chat keeps its draft itself. */
type UnderWay = Omit<GuideState, "chatDraft">;

/** Has the landing page lead back to this repair, as long as there is something to do in it. */
export function useUnderWay(repair: UnderWay, isStop: boolean) {
  useEffect(() => {
    const { outcome, guideParts, understood } = repair;
    if (isStop || outcome === "worked" || guideParts.steps.length === 0) return setUnderWay(null);
    const step = stepOf(repair);
    setUnderWay(
      createElement(GoOn, {
        thing: understood?.thing,
        step,
        owner: ownerIn(useSessionStore.getState()),
        onGoOn: (navigate) => goOn(repair, step, navigate),
      }),
    );
  }, [repair, isStop]);
}

async function goOn(repair: UnderWay, step: number | undefined, navigate: NavigateFunction) {
  const { atBench, ...guide } = withLatest({ ...repair, chatDraft: "" });
  if (!atBench) setReturnPlace(step);
  // The guide lies behind its bench.
  await navigate(flow.guide.path, { state: guide });
  if (atBench) await navigate(flow.guide.path, { state: { ...guide, atBench } });
}

/** The step at the bench, else the first that is not done. */
function stepOf({ bench, doneSteps, guideParts }: UnderWay): number | undefined {
  if (typeof bench?.place === "number") return bench.place;
  const open = guideParts.steps.findIndex((_, index) => !doneSteps.includes(index + 1));
  return open < 0 ? undefined : open + 1;
}
