import type { PageCause } from "./match-page";
import { oncePer } from "./once-per";
import { type Ban, bansIn } from "./read-bans";
import { sentencesOf } from "./sentences";
import { termsOf } from "./terms";

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
      [...sentencesOf(`${how} ${warning}`), ...always(ifNot)].flatMap((one) => bansIn(one, terms)),
    ),
    ...texts.flatMap(sentencesOf).flatMap((one) => bansIn(one, termsOf(one))),
    ...elsewhere
      .flatMap(sentencesOf)
      .flatMap((one) => bansIn(one, termsOf(one)).filter(({ isThing }) => !isThing)),
  ];
}

/** "If it does not turn, it is glued. Do not cut it" forbids that only then. */
const always = (text: string) => {
  const sentences = sentencesOf(text);
  return sentences.filter(
    (one, place) =>
      !(/^do not\b/i.test(one) && /^(?:if|where|when)\b/i.test(sentences[place - 1] ?? "")),
  );
};
