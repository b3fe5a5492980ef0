import { commonWords } from "./word-classes";
import { readYesOrNo } from "./yes-or-no";

/** Words that say yes, no or how far, and nothing of the thing. */
const assenting = new Set(
  `yes yeah yep yup yea ya y no nope nah n sure definitely certainly absolutely indeed always usually mostly
  occasionally partly slightly maybe perhaps possibly probably think guess believe suppose know idea tell checked
  hear heard see saw feel smell comes happens sometimes noticed remember certain unsure uncertain dunno oh well um er hm really course`.split(
    /\s+/,
  ),
);
const limits = /^(?:only |sometimes |mostly |usually |a bit |a little )+/;

/** A "no" before its noun denies the noun, which may be anything. */
const deniesSomething = /^no (?!it\b|that\b|they\b|there\b|i\b|we\b|not\b)\w/;

/** "It doesn't hum when it is cold." */
const flatDenial = /^(?:it|that|they|there) (?:do|does|did|is|are|was|were|has|have) not\b/;

const someWords = 8;
const fewWords = 5;
const veryFewWords = 4;

/**
 * Whether an answer is so short and plain that the rules read it better than any weights: "it does",
 * "not always", "yes, loudly", "only when warm", or a word or two that may speak of anything.
 */
export function isPlainAnswer(plain: string): boolean {
  const words = plain.match(/\p{L}+/gu) ?? [];
  if (words.every((word) => commonWords.has(word) || assenting.has(word))) return true;
  if (flatDenial.test(plain) && words.length <= someWords) return true;
  if (words.length > fewWords) return false;
  return (
    words.length < veryFewWords ||
    limits.test(plain) ||
    (readYesOrNo(plain) !== null && !deniesSomething.test(plain))
  );
}
