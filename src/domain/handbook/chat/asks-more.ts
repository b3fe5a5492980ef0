/** Asks how to go on, which is answered with what to try next. */
const whatNext =
  /\b(?:what(?:'s|s| is| do i do| should i do| do you suggest| else(?: can i try| could it be)?)? ?(?:now|next|then)?\W*$|any (?:other )?(?:ideas?|tips?|suggestions?)\b\W*|(?:now what|what (?:now|next|then|else))\b\W*|why(?: is that| not)?\W*$)/g;

const question =
  /\?|\b(?:how|which|where|who|whom|whose|what)\b|\bwhen\b(?! (?:i|it|they|you|we|he|she|the|my|this|that)\b)|\b(?:can|could|should|may|shall|must|does|do|did|is|are|will|would|won'?t|isn'?t|aren'?t|shouldn'?t) (?:i|it|they|that|this|there|the|my|these|those|we|you)\b/;

/** Whether a message in lower case asks something of its own, besides what to do next. */
export function asksMore(asked: string): boolean {
  return question.test(asked.replace(whatNext, " "));
}
