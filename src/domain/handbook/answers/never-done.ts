const neverKnown =
  /\bnot (?:even )?(?:know|realise|realize|aware|think)(?: that| of)? (?:you|it|they|one|i|we)(?: even| ever)? (?:had|have|has|needed|needs?|could|can|should|was|were|ought)\b(?: (?:to|meant|supposed))?|\b(?:not|what) (?:\w+ )?(?:remember|recall) (?:the last time|when (?:i|we|it|that) (?:\w+ )?last)\b|\bwhen (?:did|was) (?:i|it|that) (?:last|ever)\b/;
const asksForCare =
  /^(?:has|have|had|was|were|did)\b.*\b(?:cleaned|oiled|emptied|washed|changed|replaced|descaled|serviced|greased|updated|reset|wiped|rinsed|sharpened|waxed|aired|charged|inflated|tightened|checked|treated|proofed|turned|defrosted|lubricated|renewed|fitted|done)\b/i;

/** "Didn't know you had to", "can't remember the last time": what is asked for has not been done, or not lately. */
export function wasNeverDone(ask: string, plain: string): boolean {
  return neverKnown.test(plain) && asksForCare.test(ask);
}
