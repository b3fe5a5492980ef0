import type { RankedCause } from "~/domain/handbook/rank-causes";
import { toWords } from "~/domain/language/words";
import { isStopped } from "./answer-emergency";
import type { ChatContext, IntentHandler } from "./chat-context";
import { subjectWords } from "./find-sentences";

const asksWhetherItIs =
  /\b(?:is|was|are|could|can|might|would|may)\b(?! (?:i|we|you)\b).{2,40}\b(?:the (?:problem|cause|culprit|reason|trouble|fault)|to blame|behind it|causing (?:it|this|that))\b/;

const asksHowToTell =
  /\bhow (?:do|can|could|would|will) (?:i|we|you) (?:know|tell|check|be sure) (?:that |if |whether )?(?:(?:it'?s|it is|it isn'?t|that'?s) (?:not |really |actually )?(?:the|a|my)\b|(?:the|my) (?:[\w-]+ ){1,3}(?:is|are|has) (?:dead|broken|bad|worn|worn out|faulty|knackered|shot|burnt|burnt out|blown|failed|to blame)\b)/;

/** "Could it be the towels?" */
const suspects =
  /^\W*(?:(?:and|so|but|ok|or|hm+)\W+)*(?:could|might|can|may) (?:it|this|that) (?:also |just |really |maybe |possibly )?be (?:because of |down to )?((?:the|an?|my|our) .{2,40}?)\W*$/;
/** "Is it the magnet?" */
const suspectsBriefly =
  /^\W*(?:(?:and|so|but|ok|or|hm+)\W+)*is(?:n'?t)? (?:it|that) (?:just |really |maybe |not )?(?:the|my) (?:[\w-]+ ?){1,3}\W*$/;

/** "Is the old petrol the problem?", "could it be the towels?": what the page holds of that cause. */
export const confirmCause: IntentHandler = (talk) => {
  const { page, asked, message } = talk;
  const suspect = suspects.exec(asked)?.[1];
  const isAsked = suspect !== undefined || asksWhetherItIs.test(asked) || asksHowToTell.test(asked);
  if (!isAsked || page.basis === "danger") return null;
  const told = tellOfCause(talk, suspect ?? message);
  if (told !== null || suspect === undefined || page.basis === "general") return told;
  const named = suspect.replace(/^(?:my|our)\b/, "your");
  const causes = page.causes.map(({ cause }) => cause.name).join(", or ");
  return `The page does not count ${named} among the causes. It looks for ${causes}.`;
};

/** "Is it the magnet?", where nobody else has asked that. */
export const confirmSuspect: IntentHandler = (talk) =>
  suspectsBriefly.test(talk.asked) && talk.page.basis !== "danger"
    ? tellOfCause(talk, talk.message)
    : null;

function tellOfCause({ page }: ChatContext, text: string): string | null {
  const words = subjectWords(text).filter((word) => !blame.has(word));
  const named = findCause(page.causes, words);
  if (named === undefined) return null;
  const { name, why, check } = named.cause;
  const lead =
    named === page.causes[0]
      ? `It is what I would look for first: ${name}.`
      : `It may be, though I would look for ${page.causes[0].cause.short} first. This is what the page says of ${name}:`;
  // What is handed over is not opened for a test either.
  const test = isStopped(page)
    ? ""
    : ` To see for yourself: ${check.do} If ${check.finds}, that is it.`;
  return `${lead} ${why}${test}`;
}

/** The cause that is called so; else the one that tells of all that was named. */
function findCause(causes: readonly RankedCause[], words: readonly string[]) {
  if (words.length === 0) return undefined;
  const hits = (text: string) => words.filter((word) => toWords(text).includes(word)).length;
  const [called] = causes
    .map((one) => ({ one, count: hits(`${one.cause.name} ${one.cause.short}`) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return called?.one ?? causes.find(({ cause }) => hits(cause.why) === words.length);
}

const blame = new Set(
  toWords(
    "problem cause culprit reason trouble fault blame behind old new dead broken bad worn out faulty knackered shot burnt blown failed",
  ),
);
