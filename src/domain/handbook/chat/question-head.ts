const heads =
  /^.{0,11}?\b(how (?:long|tight|much|many|often|deep|far|hot|thick|thin|big|old|strong|high|wide|fast|do|can|would|should|to)|how|which|what|where|why|who|when|(?:can|could|may) (?:i|we|you)|(?:should|must|shall) i|do i|(?:is|are|was|does|do|will|would|has) (?:it|this|that|the|they|these|there|an?|my))\b/;

/**
 * How a question begins, behind what only leads up to it: "how long", "can i"; "" for what is no question.
 * What begins otherwise seldom asks the same: "which belt", "where is the belt".
 */
export function headOf(text: string): string {
  const said = text
    .toLowerCase()
    .replace(/^\W*(?:(?:and|so|but|ok|okay|then|also|sorry|please|hi|hello)\b\W*)+/, "");
  const head = heads.exec(said)?.[1] ?? "";
  return head.replace(/^(?:may|could)\b/, "can").replace("which", "what");
}

const kinds: readonly (readonly [string, RegExp])[] = [
  [
    "leave",
    /^(?:(?:can|could|may|should|shall) (?:i|we)|is (?:it|that|this) (?:ok|okay|safe|fine))\b/,
  ],
  [
    "must",
    /^(?:(?:do|must) (?:i|we)|(?:do|does) (?:it|they|that|this|the \w+) (?:need|have to))\b/,
  ],
  ["fact", /^(?:is|are|was|does|do|did|will|would|has|have|could|can|might)\b/],
];

/** What sort of answer a question wants: leave, a duty, a fact, or what its own word asks for; "" where it only tells. */
export function kindOfQuestion(text: string): string {
  const said = text
    .toLowerCase()
    .replace(/^\W*(?:(?:and|so|but|ok|okay|then|also|sorry|please|hi|hello)\b\W*)+/, "");
  const head = headOf(said);
  if (/^(?:how|what|where|why|who|when)\b/.test(head))
    return head.replace(/^how (?:do|can|would|should|to)$/, "how");
  return kinds.find(([, pattern]) => pattern.test(said))?.[0] ?? "";
}
