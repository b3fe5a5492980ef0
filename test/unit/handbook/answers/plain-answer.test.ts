import { expect, it } from "vitest";
import { isPlainAnswer } from "~/domain/handbook/answers/plain-answer";
import { toPlainWords } from "~/domain/language/plain-words";

it.each(["it does", "not always", "Yes, loudly", "only when warm", "it doesn't hum", "blue", "?"])(
  "leaves “%s” to the rules",
  (text) => {
    expect(isPlainAnswer(toPlainWords(text))).toBe(true);
  },
);

it.each(["no ladder long enough for that", "the neighbour took the cover off last week"])(
  "weighs the words of “%s”",
  (text) => {
    expect(isPlainAnswer(toPlainWords(text))).toBe(false);
  },
);
