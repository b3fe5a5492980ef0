import type { PageCause } from "./match-page";
import { oncePer } from "./once-per";
import { type Ban, bansIn } from "./read-bans";
import { sentencesOf } from "./sentences";
import { commonTerms, termsOf } from "./terms";

/** All that the page of a cause forbids: a deed anywhere, a thing for the work that it is said of. */
export const bansOf = oncePer(({ cause }: PageCause) => cause, readBans);

function readBans(own: PageCause): Ban[] {
  const { id, page, steps } = own;
  const { fault, causes } = page;
  const repairs = causes.map(({ cause }) => cause.repair);
  const texts = [
    ...fault.safety,
    ...fault.stopWhen,
    ...repairs.flatMap(({ safety = [], stopWhen = [] }) => [...safety, ...stopWhen]),
  ];
  const elsewhere = causes
    .filter((other) => other.id !== id)
    .flatMap(({ cause }) => cause.repair.steps)
    .map(({ how, warning = "" }) => `${how} ${warning}`);
  return [
    ...steps.flatMap(({ step: { how, warning = "", ifNot = "" }, terms }) =>
      [
        ...sentencesOf(`${how} ${warning}`).flatMap((one) => bansIn(one, terms)),
        ...bansAfterIf(ifNot, terms),
      ].map((ban) => (isOfNoUse(ban, own) ? { ...ban, isAnywhere: true as const } : ban)),
    ),
    ...texts.flatMap(sentencesOf).flatMap((one) => bansIn(one, termsOf(one))),
    ...elsewhere
      .flatMap(sentencesOf)
      .flatMap((one) => bansIn(one, termsOf(one)).filter(({ isThing }) => !isThing)),
  ];
}

const substances = termsOf(
  "oil alcohol spray glue superglue solvent acetone vinegar bleach soap detergent solder salt",
);

/** A substance that the page rules out, and names nowhere else in the work for this cause. */
function isOfNoUse({ terms, isThing, quote }: Ban, { steps, cause }: PageCause): boolean {
  if (!isThing || commonTerms(terms, substances) < terms.size) return false;
  const tools = cause.repair.tools.map(({ name, instead = "" }) => `${name}. ${instead}`);
  return [...steps.map(({ words }) => words), ...tools]
    .flatMap(sentencesOf)
    .every((one) => quote.includes(one) || commonTerms(terms, termsOf(one)) === 0);
}

/** "If it does not turn, it is glued. Do not cut it" forbids that only then. */
function bansAfterIf(text: string, terms: ReadonlySet<string>): Ban[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((one, place) => {
    const isAfterIf =
      /^do not\b/i.test(one) && /^(?:if|where|when)\b/i.test(sentences[place - 1] ?? "");
    const bans = bansIn(one, terms);
    return isAfterIf ? bans.map((ban) => ({ ...ban, isAfterIf: true as const })) : bans;
  });
}
