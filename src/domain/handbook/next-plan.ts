import type { Guide, GuideStep } from "~/domain/guide/guide";
import { type Progress, putBackFirst } from "~/domain/guide/put-back-first";
import { type NewPlan, replaceRest } from "~/domain/guide/replace-rest";
import { composeGuide } from "./compose-guide";
import type { Diagnosis } from "./diagnosis";
import type { Cause } from "./playbook";

/** `tried`: the causes that are ruled out by now, each by its id. */
export type NextTry = NewPlan & { tried: string[] };

/**
 * What to try after a step did not work: the likeliest cause that is not ruled out, its check first and
 * then its repair. What is ruled out stays so, and what is done stays done, but a thing that lies open is
 * closed first: a check may have it run.
 *
 * @param tried the causes that were ruled out before
 * @returns null when no cause is left
 */
export function nextPlan(
  page: Diagnosis,
  guide: Guide,
  progress: Progress,
  tried: readonly string[],
): NextTry | null {
  const [present, ...others] = page.causes.filter(({ id }) => !tried.includes(id));
  if (!present) return null;
  const ruledOut = [...tried, present.id];
  const checked = page.causes.filter(({ id }) => ruledOut.includes(id));
  const checks = new Set(checked.map(({ cause }) => cause.check.do));
  const [next, ...rest] = others.filter(({ cause }) => !checks.has(cause.check.do));
  if (!next) return null;
  const first = putBackFirst(guide, progress) ?? [];
  const finished = guide.steps
    .filter((_, index) => progress.done.includes(index + 1))
    .concat(first);
  const { steps, sections, facts } = composeGuide({ ...page, causes: [next, ...rest] });
  const anew = steps.filter((step) => !isStillDone(step, finished));
  const [scope, ...sectionsAfter] = sections;
  const told = `It is not ${present.cause.name}: that is ruled out. ${scope?.body ?? ""}`.trim();
  return {
    ...replaceRest(guide, progress.done, [first, checkOf(next.cause), anew].flat(), {
      facts,
      sections: [{ kind: "other", title: "", body: told }, ...sectionsAfter],
    }),
    tried: ruledOut,
  };
}

function checkOf({ check, short }: Cause): GuideStep {
  return {
    title: `Find out whether it is ${short}`,
    action: "inspect",
    warnings: "",
    body: `${check.do}\n\nIf ${check.finds}, it is ${short}: go on. If not, press “Not working”.`,
  };
}

/**
 * Whether a step need not be done again. Taking the power away always is, and what was opened before
 * something was put together may be closed again.
 */
function isStillDone(step: GuideStep, finished: readonly GuideStep[]): boolean {
  if (step.action === "unplug" || step.action === "test" || step.action === "reassemble")
    return false;
  const at = finished.findLastIndex(
    ({ title, body }) => title === step.title && body === step.body,
  );
  return at >= 0 && finished.slice(at).every(({ action }) => action !== "reassemble");
}
