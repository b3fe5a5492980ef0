/** Ways to write and to say one thing, brought to one form; the later ones build on the earlier. */
const rewrites: readonly (readonly [RegExp, string])[] = [
  [/[’'`´]/g, ""],
  [/\b(?:doesnt|dosnt|dosent|doesent|doent)\b/g, "does not"],
  [/\b(?:cant|cannot|can not|carnt)\b/g, "can not"],
  [/\bwont\b/g, "will not"],
  [/\baint\b/g, "is not"],
  [/\bdarent\b/g, "dare not"],
  [/\bdunno\b/g, "do not know"],
  [/\b(do|did|is|are|was|were|has|have|had|would|could|should|dare|need|must)nt\b/g, "$1 not"],
  [/\b(it|that|there|here|what|where|which|who|how|mine|he|she|one)s\b(?! own)/g, "$1 is"],
  [/\b(they|you)re\b/g, "$1 are"],
  [/\b(i|you|we|they)ve\b/g, "$1 have"],
  [/\b(i|it|you|they|that)ll\b/g, "$1 will"],
  [/\bim\b/g, "i am"],
  [/\bowt\b/g, "anything"],
  [/\btelly\b/g, "tv"],
  [/\b(?:(?:stone )?dead as a \w+|stone dead|lifeless|no (?:sign of )?life)\b/g, "dead"],
  [
    /\b(?:nowt|zilch|nada|nuffin|nothin|nought|zero|(?:naff|sod|bugger|absolutely|not an?)(?: \w+)? (?:all|thing)|not anything|not anyone|diddly ?squat)\b/g,
    "nothing",
  ],
  [/\bno ?(?:one|body)\b/g, "nobody"],
  [
    /\bnot (?:even |so much as )?an? (?:single )?(?:peep|bleep|beep|whisper|sound|creak|squeak|click|hum|noise|murmur)\b/g,
    "silent, nothing",
  ],
  [/\bnot an? (?:flicker|spark|glimmer|sausage|dicky ?bird|single thing|jot)\b/g, "nothing"],
  [/\b(\w+) of nothing\b/g, "$1 nothing"],
  [
    /\b(comes?|coming|on|in|up|round|back) and (go(?:es|ing)?|off|out|down|round|forth)\b/g,
    "$1&$2",
  ],
  // Two denials that make an assertion, and denials of a trouble.
  [/\b(?:never|does not|do not|did not) (?:fails?|failed) to\b/g, "always"],
  [/\bnot that \w+ (?:do|does|did|have|is|are|can) not\b/g, "indeed"],
  [
    /\b(?:no|not an?|without(?: an?| any)?|never (?:an?|any|had an?|had any)|not had any|nothing) (?:real |major |obvious )?(?:problems?|issues?|troubles?|faults?|bother|complaints?|wrong|the matter|amiss)(?: at all| whatsoever)?\b/g,
    "fine",
  ],
  [/\b(?:can|could) not (?:fault|complain)\b/g, "fine"],
  [
    /\b(?:(?:with|has|had|have|made|makes|make|does|did|do)(?: not| no)? )*(?:no|not any|not make any|not an?|not much|nothing) (?:real |obvious )?(?:difference|change|odds|effect|joy|luck|better|improvement|good|use|different|dice|impact)\b/g,
    "unchanged",
  ],
  [
    /\b(?:(?:does|do|did|will) not (?:make|change|do|help)|(?:makes|changes|does|did|made)) (?:a |any |the |slightest |blind |bit |of )*(?:difference|odds)\b/g,
    "unchanged",
  ],
  [
    /\b(?:does|do|did|will) not (?:make|change|do|help)(?: \w+){0,2} (?:anything|thing)\b|\b(?:changes|changed) nothing\b/g,
    "does nothing",
  ],
  [/\bjust (?:sits?|sat|lies|lay|stands?|stood) there\b/g, "does nothing"],
  [/\bnot nothing\b/g, "something"],
  [
    /\b(?:takes?|took|needs?) (?:(?:quite|an?|some|real|fair|good|lot|bit|of|all|my|lots) )*(?:effort|force|strength|muscle|brute force|elbow grease|(?:both|two) hands)\b/g,
    "stiff",
  ],
  [/\bnot (?:change|help|alter)\w*\b/g, "unchanged"],
];

/** A text in lower case, with negations, contractions and common idioms brought to one form. */
export function toPlainWords(text: string): string {
  const folded = text
    .normalize("NFKC")
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, "")
    .toLowerCase()
    .trim();
  return rewrites.reduce((soFar, [from, to]) => soFar.replace(from, to), folded);
}

/** The clauses of a plain text: a negation reaches no further than its own. */
export function toPlainClauses(plain: string): string[] {
  return plain
    .split(
      /[.,;:!?()\n"“”]+|\s[-–]+\s|\b(?:but|and|so|then|however|though|although|because|since|until|when|if|while|only)\b/,
    )
    .map((clause) => clause.replace(/\s+/g, " ").trim())
    .filter(Boolean);
}

const negation =
  /\b(?:not|no|never|none|nothing|nobody|neither|nor|without|hardly|barely|free (?:of|from)|lacks?|stopped|rather than|instead of)\b(?: \w+){0,4} ?$/;

/** Whether what stands at a place of a clause is denied there. */
export function isDenied(clause: string, place: number, length: number): boolean {
  return (
    negation.test(clause.slice(0, place)) ||
    /^ (?:no|nothing|none)\b/.test(clause.slice(place + length))
  );
}
