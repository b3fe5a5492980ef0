import type { Step } from "~/domain/handbook/playbook";
import type { Finding } from "./finding";
import type { Keys } from "./keys-of-others";
import { nearestStep, type PageCause } from "./match-page";
import { rarityIn } from "./rarity";
import { termsOf } from "./terms";

export const doneForOther = ({ cause }: PageCause, quote: string): Finding => ({
  kind: "other-cause",
  says: `The handbook does this for another cause: ${cause.name}.`,
  quote,
});

/** A look or a test is no work on a part. */
export const looks =
  /^\W*(?:(?:then|now|first|next|also|and|carefully) )*(?:look|check|see|listen|watch|feel|inspect|examine|test|find|note|count|try|measure|prüf\p{L}*|schau\p{L}*)\b/iu;

/** What mends one cause; any has a way in, a look and a test. */
const mends: ReadonlySet<Step["action"]> = new Set([
  "clean",
  "replace",
  "glue",
  "sew",
  "lubricate",
  "adjust",
]);

/** How much of a step of another cause a step has to say, and how many times as much as of its own. */
const most = 0.35;
const clearlyMore = 1.35;

/** Where the guide's own cause has nearly that step as well, it is the same work. */
const sameStep = 0.6;

const titleOf = (text: string) => text.split("\n")[0] ?? "";

/** Any cause begins with it, whatever else is done on the way. */
const unplugsFirst = (text: string) => termsOf(titleOf(text)).has("unplug");

/** A step that says, by the page's rarer words, what a step of another cause says. */
export function stepOfOther(text: string, own: PageCause, keys: readonly Keys[]): Finding | null {
  const terms = termsOf(text);
  const nearest = nearestStep(terms, own.steps);
  if (unplugsFirst(text) || (nearest && nearest.likeness >= sameStep)) return null;
  const weigh = rarityIn(own.page);
  const shareOf = (step: ReadonlySet<string>) => weighedLikeness(terms, step, weigh);
  const mine = Math.max(0, ...own.steps.map((step) => shareOf(step.terms)));
  const [best] = keys
    .flatMap(({ other }) =>
      other.steps.map(({ step, terms }) => ({ other, step, share: shareOf(terms) })),
    )
    .toSorted((a, b) => b.share - a.share);
  if (!best || !mends.has(best.step.action)) return null;
  return best.share >= Math.max(most, mine * clearlyMore)
    ? doneForOther(best.other, `${best.step.title}. ${best.step.how}`)
    : null;
}

/** Two texts of a few words that stand everywhere have little in common. */
const leastWeight = 8;

function weighedLikeness(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  weigh: (term: string) => number,
): number {
  const sum = (terms: Iterable<string>) =>
    [...terms].reduce((total, term) => total + weigh(term), 0);
  const common = sum([...one].filter((term) => other.has(term)));
  return common / Math.max(Math.min(sum(one), sum(other)), leastWeight);
}

/** A step that is named for the part of another cause: "Renew the hinge cable". */
export function partOfOther(text: string, keys: readonly Keys[]): Finding | null {
  const title = titleOf(text);
  if (looks.test(title)) return null;
  const named = termsOf(title);
  const found = keys.find(({ other, parts }) => {
    const name = [...termsOf(other.cause.short)];
    return parts.size > 0 && name.length > 1 && name.every((term) => named.has(term));
  });
  return found ? doneForOther(found.other, found.other.cause.why) : null;
}
