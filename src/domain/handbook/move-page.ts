import type { AnsweredQuestion } from "~/domain/repair-case";
import type { Move } from "./diagnosis";
import type { PageMatch } from "./rank-pages";
import { reweighPages } from "./reweigh-pages";
import type { Told } from "./reweigh-pages";

/** A page gives way only to one that is clearly likelier. */
const clearly = 1.5;

/**
 * The pages by complaint and answers, and the answers without which the first would be another; null
 * where the page of the complaint stays the first.
 */
export async function movePage(
  ranked: readonly PageMatch[],
  told: Told,
  answers: readonly AnsweredQuestion[],
): Promise<{ ranked: PageMatch[]; moved: Move | null }> {
  const [before] = ranked;
  const leads = (pages: readonly PageMatch[]) => {
    const [first] = pages;
    const kept = pages.find((page) => page.kind === before?.kind && page.fault === before?.fault);
    return first !== kept && (first?.share ?? 0) > (kept?.share ?? 0) * clearly;
  };
  const after = await reweighPages(ranked, told, answers);
  if (before === undefined || !leads(after)) return { ranked: stay(after, before), moved: null };
  const without = await Promise.all(
    answers.map((one) =>
      reweighPages(
        ranked,
        told,
        answers.filter((other) => other !== one),
      ),
    ),
  );
  const decisive = answers.filter((_, place) => !leads(without[place] ?? []));
  return {
    ranked: withWayBack(after, before),
    moved: { from: before.fault, answers: decisive.length > 0 ? decisive : answers },
  };
}

const isSame =
  (one: PageMatch | undefined) =>
  ({ kind, fault }: PageMatch): boolean =>
    kind === one?.kind && fault === one?.fault;

/** With the page of the complaint at the head, whatever comes close to it. */
function stay(pages: readonly PageMatch[], before: PageMatch | undefined): PageMatch[] {
  const isBefore = isSame(before);
  return [...pages.filter(isBefore), ...pages.filter((page) => !isBefore(page))];
}

/** With the page of the complaint next to the one that took its place, so that one can go back to it. */
function withWayBack([first, ...others]: readonly PageMatch[], before: PageMatch): PageMatch[] {
  return [...(first ? [first] : []), ...stay(others, before)];
}
