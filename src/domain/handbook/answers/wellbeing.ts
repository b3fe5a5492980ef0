import { isDenied } from "~/domain/language/plain-words";

const good =
  /\b(?:fine|spot on|on the dot|ok|okay|good|great|perfect(?:ly)?|well|normal(?:ly)?|nice(?:ly)?|all ?right|properly|correctly|happy|happily|brilliant(?:ly)?|lovely|as (?:new|it should|always|usual|ever)|always (?:been|was|did|has)|in order|(?<!the )right(?! (?:behind|next|in|into|at|by|through|under|up|on|off|down|beside|over|to|round|after|before|now|away|side|hand|one|along|across|against|where|when|as)\b)|like (?:a (?:dream|charm|rocket|train)|new|clockwork|butter|the clappers)|best|plenty|excellent)\b/g;
const bad =
  /\b(?:bad(?:ly)?|terribl[ey]|awful(?:ly)?|rubbish|knackered|naff|wrong|iffy|dodgy|trouble|poor(?:ly)?|worse|suspect|fault(?:y)?|fail(?:s|ed)?|does nothing)\b/g;

/** How often clauses call a thing good, less how often they call it bad; a denied word counts as its opposite. */
export function countGood(clauses: readonly string[]): number {
  return countIn(clauses, good) - countIn(clauses, bad);
}

function countIn(clauses: readonly string[], words: RegExp): number {
  return clauses
    .flatMap((clause) =>
      [...clause.matchAll(words)].map(({ 0: words, index }) =>
        isDenied(clause, index, words.length) ? -1 : 1,
      ),
    )
    .reduce((sum: number, one) => sum + one, 0);
}
