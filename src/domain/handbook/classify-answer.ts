import type { Question } from "./playbook";
import { toPlainWords } from "~/domain/language/plain-words";
import { toWords } from "~/domain/language/words";
import { listSigns } from "./answers/answer-signs";
import { isYesNo, perceivesNone, readByRules, type Understood } from "./answers/read-by-rules";
import { type Chances, weighSigns } from "./answers/weigh-signs";
import { isPlainAnswer } from "./answers/plain-answer";
import { openInEnglish } from "./answers/yes-or-no-abroad";
import { rememberLast } from "./answers/remember-last";
import { afterCorrection, isBothWays, isStillThere } from "./answers/second-thoughts";
import { isSetApart } from "./answers/set-apart";

const likely = 0.7;
const halfSure = 0.5;

/** From these chances on an answer is taken to settle something, and to settle it so. */
const leastTold = 0.65;
const leastSure = 0.7;

/** What is read with this chance is likely; the rest is half sure. */
const clear = 0.9;

/**
 * Reads a free answer to one of the handbook's questions: "Yes", "not really", "only when warm",
 * "no, but it hums". Null when it settles nothing ("not sure"), and when it is not clear.
 */
export const classifyAnswer = rememberLast(classify);

function classify(question: Question, written: string): Understood | null {
  const text = openInEnglish(written);
  const plain = afterCorrection(toPlainWords(dropEcho(question, text)).replace(unparted, "$1, "));
  if (isYesNo(question) && isBothWays(plain)) return null;
  if (isYesNo(question) && isStillThere(question.ask, plain))
    return { answer: "no", sureness: likely };
  const read = readByRules(question, plain);
  if (!isYesNo(question) || isPlainAnswer(plain) || isSetApart(question.ask, plain)) return read;
  if (read?.answer === "no" && perceivesNone(question, plain)) return read;
  const chances = weighSigns(listSigns(question, plain, read?.answer ?? null));
  const answer = decideAnswer(chances);
  if (read?.sureness === 1 && withException.test(plain)) return read;
  if (answer === null || read?.answer === answer) return answer && read;
  if (read?.sureness === 1 && outright.test(plain)) return read;
  return { answer, sureness: chances.told * surenessOf(chances) < clear ? halfSure : likely };
}

/** "Strong? No, hardly at all": the word of the question that is said again answers nothing. */
function dropEcho({ ask }: Question, text: string): string {
  const [whole, echo = ""] = /^\s*([^?.!,;]{1,40})\?+\s*(?=\p{L})/u.exec(text) ?? [];
  const asked = toWords(ask);
  const said = toWords(echo);
  const echoes = said.length > 0 && said.every((word) => asked.includes(word));
  return echoes && whole !== undefined ? text.slice(whole.length) : text;
}

/** What such an answer says besides, no weights turn round. */
const outright = /^(?:yes|yeah|yep|no|nope|nah)\b/;

/** "No, but it hums for a second": what comes behind it makes the no neither a yes nor unclear. */
const withException = /^(?:yes|yeah|yep|no|nope|nah),? (?:but|except|though|although)\b/;

/** "No drives ages", "no the thread slips": the comma that was left out. "No noise" denies the noise. */
const unparted =
  /^(yes|yeah|yep|no|nope|nah) (?=(?:the|an?|my|our|its|this|these|those|works?|runs?|drives?|goes|stays?|spins?|turns?|plays?|charges|holds?|lasts?|sounds?|looks?|feels?|comes|keeps?|does|is|has|was|just|only|still|all|everything|both|same|quite|pretty|perfectly|since|after|because|even)\b(?! (?:difference|change)))/;

/** The answer that the signs speak for; null where they do not, or not clearly. */
export function decideAnswer(chances: Chances): "yes" | "no" | null {
  if (chances.told < leastTold || surenessOf(chances) < leastSure) return null;
  return chances.yes > 0.5 ? "yes" : "no";
}

const surenessOf = ({ yes }: Chances) => Math.max(yes, 1 - yes);
