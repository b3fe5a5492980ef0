import type { Finding } from "./finding";
import type { Keys } from "./keys-of-others";
import { nearestStep } from "./match-page";
import type { PageCause } from "./match-page";
import { deedsOf } from "./sentences";
import { doneForOther, looks, partOfOther, stepOfOther } from "./step-of-other";
import { commonTerms, termsOf } from "./terms";

const onlyIf =
  /\b(?:if|should|wenn|falls)\b[^.]{0,60}\b(?:still|not|n['’]t|no|remains?|persists?|immer noch|nicht|weiterhin)\b|\botherwise\b|\bstill (?:dead|does|no)\b/i;

/** A step that is tried only where the guide's own work did not help. */
export const isSecondTry = (text: string) => onlyIf.test(text);

const work =
  /\b(?:replac|swap|fit|install|soak|fill|pour|wip|clean|scrub|apply|glue|sew|oil|grease|lubricat|tighten|adjust|descal|brush|insert|solder|cut|sand|chang|use|dip|put|push|seat|reseat|press|squeez|bend|straighten|tausch|wechsel|ersetz|reinig|kleb|schmier|einsetz|putz|füll|gieß|wisch|bürst|nehm|verwend|entkalk)\p{L}*/iu;

/** A new part goes in. */
const exchange =
  /\b(?:replac|swap|fit|install|exchang|renew|tausch|wechsel|ersetz|einbau)\p{L}*|\b(?:new|neue[mnrs]?)\b/iu;

/** Whether a new part goes in. */
const exchanges = ({ steps }: Pick<PageCause, "steps">) =>
  steps.some(({ step }) => step.action === "replace");

/** How much likelier a step is another cause's. */
const clearly = 0.1;

/** A step that works with a tool or on a part that the page has for another cause alone. */
export function findOtherCause(
  text: string,
  own: PageCause,
  keys: readonly Keys[],
): Finding | null {
  const deeds = deedsOf(text);
  if (deeds.every((deed) => looks.test(deed))) return null;
  return (
    stepOfOther(text, own, keys) ??
    partOfOther(text, keys) ??
    toolOrPartOfOther(text, deeds, own, keys)
  );
}

function toolOrPartOfOther(
  text: string,
  deeds: readonly string[],
  own: PageCause,
  keys: readonly Keys[],
): Finding | null {
  if (!deeds.some((deed) => work.test(deed))) return null;
  const done = termsOf(deeds.join(". "));
  const isExchange = deeds.some((deed) => exchange.test(deed));
  const whole = termsOf(text);
  const mine = nearestStep(whole, own.steps)?.likeness ?? 0;
  const namesOwn = commonTerms(termsOf(own.cause.short), done) > 0;
  for (const { other, tools, parts, terms } of keys) {
    const named = commonTerms(terms, done);
    const nearest = nearestStep(whole, other.steps);
    const isTheirExchange =
      isExchange &&
      nearest &&
      exchanges(exchanges(own) ? { steps: [nearest.step] } : other) &&
      nearest.likeness > Math.max(0.45, mine + 2 * clearly);
    if (named === 0 && !isTheirExchange) continue;
    const hasTool = tools.some((tool) => commonTerms(tool, done) === tool.size);
    if (namesOwn && !hasTool && !isTheirExchange && commonTerms(parts, done) === 0) continue;
    const isTheirs = nearest !== null && nearest.likeness > mine + clearly;
    if (
      isTheirExchange ||
      (named >= 2 && (hasTool || isTheirs)) ||
      (hasTool && nearest && nearest.likeness >= mine) ||
      (isTheirs && nearest.likeness > 0.4)
    )
      return doneForOther(
        other,
        nearest ? `${nearest.step.step.title}. ${nearest.step.step.how}` : other.cause.why,
      );
  }
  return null;
}
