import type { Guide } from "~/domain/guide/guide";
import { putBackFirst } from "~/domain/guide/put-back-first";
import type { Trouble } from "./assistant";

/** "Step 3 (Measure the fuse): it looks different." */
export function describeTrouble({ steps }: Guide, { step, what }: Trouble): string {
  return `Step ${step} (${steps[step - 1]?.title ?? "no longer there"}): it ${what}.`;
}

/** All that a model is told of what happened at the bench. */
export function describeBench(guide: Guide, trouble: Trouble): string {
  const { done, cameOff, tried } = trouble;
  return [
    `What did not work: ${describeTrouble(guide, trouble)}`,
    done.length > 0 && `Finished steps: ${done.join(", ")}.`,
    cameOff.length > 0 && `What came off: ${cameOff.join("; ")}.`,
    putBackFirst(guide, trouble) &&
      "Before your first step all of it is put back, with the power off: have it opened again where needed.",
    ...tried.map((one) => `Did not work before: ${one}`),
  ]
    .filter(Boolean)
    .join("\n");
}
