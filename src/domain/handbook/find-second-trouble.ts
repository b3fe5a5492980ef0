import type { Understanding } from "~/domain/understanding";
import { itemTypes } from "virtual:handbook/item-types";
import { scoreNames } from "./classify-item";
import type { Diagnosis } from "./diagnosis";
import { toWords, vagueSayings } from "~/domain/language/words";
import { isThere } from "./fault-features";
import type { Fault, ItemType } from "./playbook";
import { rankPages } from "./rank-pages";

/** Where one statement ends and another may begin. */
const seams =
  /[.;!?\n]+|,?\s+(?:and|but)\s+(?=(?:also|the|my|our|its?|there|now)\b)|,\s*(?=(?:also|plus|besides|the|my|our)\b)|\s+(?=(?:also|plus)\b)/i;

/** What a second statement begins with, which is no part of what it says. */
const opener =
  /^\s*(?:(?:and|but|also|plus|besides|oh|now|then|another (?:thing|problem|issue)(?: is)?(?: that)?|it has|on top of that)\b[\s,:]*)+/i;

/** What goes well, what was done and what somebody did is no trouble. */
const noTrouble =
  /\b(?:fine|ok(?:ay)?|al ?right|works?|working|good|useful|turns? on|new|replaced|fitted|bought|fixed|changed|soldered|found|tried|failed|repaired|rewired|connected|check|job|sure|we|i)\b/i;

/** "There is sound": what should be there is no trouble. */
const isAllThere = (words: string) => `${words} but`.replace(isThere, "") !== `${words} but`;

/** "My bicycle is broken" tells nothing of a bicycle. */
const small = "my our the this that it is was has";

const fewestWords = 2;
/** Of a statement's own share: that much speaks for another page, and that little for the opened one. */
const clearlyOther = 0.6;
const hardlyThis = 0.15;
/** A name in full, as the lexicon scores it. */
const named = 1;

type SecondTrouble = NonNullable<Understanding["also"]>;

/** What was last found, by page and words: the answers, which come later, tell nothing of it. */
let latest: { words: string; trouble: Promise<SecondTrouble | null> } | undefined;

/** A trouble that the complaint tells besides the one whose page was opened; null where it tells none. */
export function findSecondTrouble(
  { kind, fault, basis }: Diagnosis,
  description: string,
  issue: string,
): Promise<SecondTrouble | null> {
  if (basis !== "fault" || kind === null) return Promise.resolve(null);
  const words = JSON.stringify([kind.id, fault.id, description, issue]);
  if (latest?.words === words) return latest.trouble;
  const asked = { words, trouble: find(kind, fault, description, issue) };
  latest = asked;
  // A page that did not load is asked for again.
  asked.trouble.catch(() => {
    if (latest === asked) latest = undefined;
  });
  return asked.trouble;
}

async function find(
  kind: ItemType,
  fault: Fault,
  description: string,
  issue: string,
): Promise<SecondTrouble | null> {
  const statements = issue
    .split(seams)
    .map((one) => one.replace(opener, "").trim())
    .filter((words) => words.split(/\s+/).length >= fewestWords);
  if (statements.length < 2) return null;
  const untelling = new Set([kind.name, ...kind.aliases, ...vagueSayings, small].flatMap(toWords));
  const tells = (words: string) => toWords(words).some((word) => !untelling.has(word));
  for (const words of statements.filter((one) => !noTrouble.test(one) && !isAllThere(one))) {
    const other = otherThing(words, kind, description);
    if (other !== null) return { thing: other, words };
    if (!tells(words)) continue;
    const ranked = await rankPages(description, words);
    const own = ranked.find((one) => one.fault?.id === fault.id)?.share ?? 0;
    const [first] = ranked;
    if (
      first?.kind === kind &&
      first.fault !== null &&
      first.share >= clearlyOther &&
      own <= hardlyThis
    )
      return { thing: null, words };
  }
  return null;
}

/** "My toaster is broken too": another thing, named in full with an article of its own. */
function otherThing(words: string, { id }: ItemType, description: string): string | null {
  const begin = /^(?:my|our|the|an?)\s+(?:\w+\s+){0,3}/i.exec(words);
  if (begin === null) return null;
  const described = scoreNames(description);
  const [best] = [...scoreNames(begin[0])].toSorted(([, a], [, b]) => b - a);
  if (!best || best[1] < named || best[0] === id || described.has(best[0])) return null;
  const kind = itemTypes.find((one) => one.id === best[0]);
  return kind?.asOne ?? kind?.name ?? null;
}
