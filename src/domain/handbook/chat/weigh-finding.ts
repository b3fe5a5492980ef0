import type { RankedCause } from "~/domain/handbook/rank-causes";
import { toWords } from "~/domain/language/words";
import type { ChatContext } from "./chat-context";
import { contentWords } from "./find-passage";

/** How much a word says where it stands: in a cause's name most, in its explanation least. */
const worth = { name: 2, finds: 1.5, why: 0.6 };

const neutral =
  "one two three four five six first second third last step new old need only still part day time side bit";

/** What is said to be sound, or done already, is not to blame. */
const ruledOut =
  /\b(?:fine|ok|okay|alright|sound|solid|clean|spotless|tight|firm|good|perfect|intact|(?<!needs? (?:a |an )?)new|all there|replaced|changed|swapped|cleaned|already|checked|(?:out|off|removed|unplugged) (?:as well|too)|same with(?:out)?|even with(?:out)?)\b/;
/** What stands behind it is not so, or not there. */
const denial =
  /\b(?:no|not|none|nothing|never|without|neither|can(?:no)?t|(?:is|are|was|were|do|does|did|ca|wo|has|have|had|could|would|should)n'?t)\b/;

/** A cause as a message bears on it: above nought for it, below against it. */
export type WeighedCause = RankedCause & { spoken: number };

/** The causes of the page, each with how far a finding in the message speaks for it or against it. */
export function weighFinding({ page, asked }: ChatContext): WeighedCause[] {
  const read = page.causes.map((ranked) => {
    const { name, short, why, check } = ranked.cause;
    return {
      ranked,
      name: new Set(toWords(`${name} ${short}`)),
      finds: new Set(toWords(check.finds)),
      why: new Set(toWords(`${why} ${check.do}`)),
    };
  });
  // The trouble itself, told again, says nothing new.
  const own = new Set(toWords(`${page.thing} ${page.fault.name} ${neutral}`));
  const rarity = (word: string) => {
    const holders = read.filter((cause) =>
      [cause.name, cause.finds, cause.why].some((all) => all.has(word)),
    );
    return own.has(word) ? 0 : Math.log((1 + read.length) / Math.max(holders.length, 1));
  };
  const clauses = asked
    .split(/[,.;:!?]+|\b(?:but|just|only|and (?:it|its|now)|so|though|its|it's)\b/)
    .flatMap(partsOf);
  return read.map(({ ranked, name, finds, why }) => {
    const spoken = clauses.reduce((sum, { words, isAgainst }) => {
      const weigh = (all: ReadonlySet<string>, each: number) =>
        words
          .filter((word) => all.has(word))
          .reduce((total, word) => total + each * rarity(word), 0);
      return isAgainst
        ? sum - weigh(name, worth.name)
        : sum +
            Math.max(weigh(name, worth.name), weigh(finds, worth.finds)) +
            weigh(why, worth.why);
    }, 0);
    return { ...ranked, spoken };
  });
}

/** What a clause says to be so, and what not. */
function partsOf(clause: string): { words: string[]; isAgainst: boolean }[] {
  const at = clause.search(denial);
  const [told, denied] = at < 0 ? [clause, ""] : [clause.slice(0, at), clause.slice(at)];
  return [
    { words: contentWords(told), isAgainst: ruledOut.test(told) },
    { words: contentWords(denied), isAgainst: true },
  ];
}
