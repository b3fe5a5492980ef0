import type { Finding } from "./finding";
import { nearestStep } from "./match-page";
import type { PageCause } from "./match-page";
import { deedsOf } from "./sentences";
import { commonTerms, termsOf } from "./terms";

/** What tells that a step is tried only where the guide's own work did not help. */
const onlyIf =
  /\b(?:if|should|wenn|falls)\b[^.]{0,60}\b(?:still|not|n['’]t|no|remains?|persists?|immer noch|nicht|weiterhin)\b|\botherwise\b|\bstill (?:dead|does|no)\b/i;

/** A look or a test is no work on a part. */
const work =
  /\b(?:replac|swap|fit|install|soak|fill|pour|wip|clean|scrub|apply|glue|sew|oil|grease|lubricat|tighten|adjust|descal|brush|insert|solder|cut|sand|chang|use|dip|put|push|seat|reseat|press|squeez|bend|straighten|tausch|wechsel|ersetz|reinig|kleb|schmier|einsetz|putz|füll|gieß|wisch|bürst|nehm|verwend|entkalk)\p{L}*/iu;

/** A new part goes in. */
const exchange =
  /\b(?:replac|swap|fit|install|exchang|renew|tausch|wechsel|ersetz|einbau)\p{L}*|\b(?:new|neue[mnrs]?)\b/iu;

type Keys = {
  other: PageCause;
  tools: readonly ReadonlySet<string>[];
  /** What its name has and the guide's own cause has not. */
  parts: ReadonlySet<string>;
  terms: ReadonlySet<string>;
};

/** They lie ready for any repair, and tell nothing of its cause. */
const anyTool = termsOf(
  "screwdriver crosshead torx flat slotted pliers spanner wrench tweezers torch cloth rag towel brush gloves knife scissors bucket bowl paper pen phone photo vacuum cleaner",
);

/** For each other cause of the same page the tools and parts that the guide's own cause has no use for. */
export function keysOfOthers(own: PageCause, causes: readonly PageCause[]): Keys[] {
  const mine = allTerms(own);
  return causes
    .filter((other) => other.page === own.page && other.id !== own.id)
    .map((other) => {
      const tools = other.cause.repair.tools.map(({ name }) =>
        without(without(termsOf(headOf(name)), mine), anyTool),
      );
      const parts = without(termsOf(other.cause.short), mine);
      return {
        other,
        parts,
        tools: tools.filter(({ size }) => size > 0),
        terms: new Set([...tools.flatMap((tool) => [...tool]), ...parts]),
      };
    });
}

/** "Fuse of the same rating, often 13 A" is a fuse. */
const headOf = (tool: string) =>
  tool.split(/,|\(| (?:of|for|with|without|that|to|from) /)[0] ?? tool;

function allTerms({ about, cause, steps, page }: PageCause): Set<string> {
  const tools = cause.repair.tools
    .map(({ name, instead = "" }) => `${name}. ${instead}`)
    .join(". ");
  return new Set([
    ...about,
    ...steps.flatMap(({ terms }) => [...terms]),
    ...termsOf([tools, page.thing, page.fault.name, ...page.fault.safety].join(". ")),
  ]);
}

function without(terms: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> {
  return new Set([...terms].filter((term) => !others.has(term)));
}

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
  if (onlyIf.test(text)) return null;
  const deeds = deedsOf(text);
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
      return {
        kind: "other-cause",
        says: `The handbook does this for another cause: ${other.cause.name}.`,
        quote: nearest ? `${nearest.step.step.title}. ${nearest.step.step.how}` : other.cause.why,
      };
  }
  return null;
}
