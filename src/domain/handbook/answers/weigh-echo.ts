import type { Question } from "../playbook";
import { isSameWord } from "~/domain/language/synonyms";
import { toClauses, toWords } from "~/domain/language/words";
import { assertedWords, listParts } from "./named-parts";
import { withoutCondition } from "./question-leaning";

/** Words of a question that an answer may hold whatever it means. */
const colourless = new Set(
  toWords(
    "come go get make use see hear feel show work change one two other another same thing place side new end also still time way run start stop turn look press move hold light on off up out not when only more less than well right battery before after",
  ),
);

/** "The lamp lights up": above 0 for words by which the yes differs from the no, below 0 for those of the no. */
export function weighEcho(question: Question, plain: string): number {
  const { yes, no } = question.answers;
  const asked = toWords(withoutCondition(question.ask).replace(/\w+ \d+/g, "")).filter(
    (word) => !colourless.has(word),
  );
  const parts = listParts(question);
  const hangsOn = toWords(question.ask).filter(
    (word) => !toWords(withoutCondition(question.ask)).includes(word),
  );
  const yesWords = assertedWords(yes?.means ?? "");
  const noWords = assertedWords(no?.means ?? "");
  const own = (words: readonly string[], others: readonly string[]) =>
    words.filter((word) => word.length > 2 && ![...parts, ...hangsOn, ...others].includes(word));
  const clauses = toClauses(plain);
  const sumOf = (words: readonly string[]) =>
    clauses
      .flatMap((clause) => words.map((word) => echoOf(clause, word)))
      .reduce((sum: number, one) => sum + one, 0);
  const forYes = own(yesWords, noWords);
  const forNo = clauses.some((clause) =>
    own(noWords, yesWords).some((word) => echoOf(clause, word) > 0),
  );
  const told = Math.sign(sumOf(forYes) - Number(forNo));
  return told || Math.sign(sumOf(own(asked, [...noWords, ...forYes]))) * 0.6;
}

function echoOf(clause: readonly string[], word: string): number {
  const place = clause.findIndex((one) => isSameWord(one, word));
  if (place === -1) return 0;
  return clause.slice(Math.max(0, place - 4), place + 3).includes("not") ? -1 : 1;
}
