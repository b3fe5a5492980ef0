import { toWords } from "~/domain/language/words";
import { isStopped } from "./answer-emergency";
import { asksLeave } from "./ask-leave";
import type { IntentHandler } from "./chat-context";
import { subjectWords } from "./find-sentences";

/** In letters: such a word stands by itself. */
const longWord = 8;
const forbids = /\b(?:no|not|never|none|without|instead of)\b|n't\b|\?/i;

/** "Can I put matchsticks in the hole?" right after that was told: an answer holds in the next one too. */
export const keepToWhatWasSaid: IntentHandler = ({ asked, message, history, page }) => {
  if (isStopped(page) || !asksLeave.test(asked)) return null;
  const wanted = subjectWords(message);
  const isTelling = wanted.length > 1 || wanted.some((word) => word.length >= longWord);
  const said = history
    .filter(({ isUser }) => !isUser)
    .slice(-2)
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .find((sentence) => {
      const words = new Set(toWords(sentence));
      return isTelling && wanted.every((word) => words.has(word)) && !forbids.test(sentence);
    });
  return said === undefined ? null : `Yes, as I said: ${said}`;
};
