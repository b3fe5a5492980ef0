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
