/** "No burning smell", "does not smoke", "no sign of any smoke": words between the "no" and what it denies. */
const denial =
  /\b(?:no|not|never|nor|neither|without|free (?:of|from)|what if|in case|instead of|cannot|(?:do|does|did|is|was|are|were|has|have|had|wo|ca|could|would|should)nt)(?: (?:a|an|any|ever|even|really|actually|obvious|visible|apparent|more|longer|sign|signs|trace|hint|smell|smells|smelt|noise|sound|of|or|the|this|your|it|them|to|be|been|being|seem|seems|appear|appears|give|gives|giving|off|make|makes|made|see|seen|hear|feel|notice|noticed|get|gets|got|have|had|there|is|was|try|attempt|sparks?|smok\w+|burn\w*|swollen|bulging|visibly|come|coming|out|look|looks|once|yet))* $/;

/** As far back as a denial is looked for, in letters. */
const reach = 80;

/**
 * Whether one of the clauses says what the pattern looks for and does not deny it.
 * @param pattern without a global flag; absent, nothing is mentioned.
 * @param unless what holds the same words and is harmless, with a global flag; it is left out first.
 */
export function isMentioned(
  clauses: readonly string[],
  pattern?: RegExp,
  unless?: RegExp,
): boolean {
  if (!pattern) return false;
  return clauses.some((clause) => {
    // The pattern decides most clauses at once; what is harmless is looked for only then.
    if (!pattern.test(clause)) return false;
    const meant = unless ? clause.replace(unless, "·") : clause;
    const everyMention = new RegExp(pattern, "g");
    return [...meant.matchAll(everyMention)].some(
      ({ index }) => !denial.test(meant.slice(Math.max(0, index - reach), index)),
    );
  });
}
