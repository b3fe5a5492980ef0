import type { Question } from "../playbook";
import { toSaying, toSayingClauses } from "./hear-sayings";
import { listSayings } from "./weigh-sayings";

/** Words that stand in the sayings of both sides, or tell nothing alone. */
const colourless = new Set(
  toSaying(
    "in on at to for with from by as or if when then than of only still even too also up down out off over into about after before can all any some what how like make made put take use thing something look go now",
  ),
);

/** What somebody does, rather than the thing; "I can see one" tells of the thing. */
export const ofPeople =
  /^(?:i|we|my (?:kids?|son|daughter|wife|husband)|kids|he|she)\b(?! (?:\w+ )?(?:see|saw|hear|heard|feel|felt|smell|smelt|get|got|have|had|had to|can)\b)/;

const reach = 3;

/**
 * Where no whole saying is heard: single words of an answer that only the sayings of the yes hold
 * (above 0), or only those of the no (below 0).
 */
export function weighWords(question: Question, plain: string): number {
  if (ofPeople.test(plain)) return 0;
  const asked = new Set(toSaying(question.ask));
  const wordsOf = (key: string) =>
    new Set(
      listSayings(question)
        .filter(({ answer, words }) => answer === key && !words.includes("not"))
        .flatMap(({ words }) => words),
    );
  const forYes = wordsOf("yes");
  const forNo = wordsOf("no");
  let sum = 0;
  for (const clause of toSayingClauses(plain))
    for (const [place, word] of clause.entries()) {
      if (word.length < 3 || colourless.has(word) || asked.has(word)) continue;
      const denied = clause.slice(Math.max(0, place - reach), place).includes("not");
      sum += (Number(forYes.has(word)) - Number(forNo.has(word))) * (denied ? -1 : 1);
    }
  return sum;
}
