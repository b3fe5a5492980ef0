import { toWords } from "~/domain/language/words";
import { wasNeverDone } from "./never-done";

const exception =
  /[, ]*\b(?:except(?:ing)?(?: for| that)?|apart from|aside from|other than|all but|but not|but for|just not|barring)\b(.*)$/;

/** "It used to", "it was fine until last week": how it was, where it is asked how it is. */
const past =
  /\b(?:used to (?!it\b|be (?:a|my|our)\b)|(?:was|were|worked|did|ran|had|held|could|charged|went|turned|lit|heated) .*\b(?:until|till|up to)\b)/;
const asksForBefore =
  /^(?:did|was|were|had)\b|\b(?:used to|than|before|change[sd]?|began|begin)\b/i;

/**
 * An answer without what it sets apart: "all fine except for the lid" is "all fine" when the lid is not
 * asked for. Null where the exception is what is asked for, so that the words before it say the opposite.
 */
export function dropException(ask: string, plain: string): string | null {
  const tail = exception.exec(plain)?.[1];
  if (tail === undefined || /\b(?:all|every\w*|whole)\b/i.test(ask)) return plain;
  const asked = toWords(ask);
  if (toWords(tail).some((word) => asked.includes(word))) return null;
  return plain.replace(exception, "") || plain;
}

/** Whether an answer tells how things were before, to a question for how they are now. */
export function tellsOfBefore(ask: string, plain: string): boolean {
  return past.test(plain) && !/\bnow\b/.test(plain) && !asksForBefore.test(ask);
}

/** Whether an answer says "except …" of what is asked for, how things were before, or that nobody knew of a care. */
export function isSetApart(ask: string, plain: string): boolean {
  return (
    dropException(ask, plain) === null || tellsOfBefore(ask, plain) || wasNeverDone(ask, plain)
  );
}
