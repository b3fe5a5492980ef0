/** Ways to write and to say one thing, brought to one form; the later ones build on the earlier. */
const oneForm: readonly (readonly [whole: RegExp, form: string])[] = [
  [/doesnt|dosnt|dosent|doesent|doent/, "does not"],
  [/cant|cannot|can not|carnt/, "can not"],
  [/wont/, "will not"],
  [/aint/, "is not"],
  [/darent/, "dare not"],
  [/dunno/, "do not know"],
  [/(do|did|is|are|was|were|has|have|had|would|could|should|dare|need|must)nt/, "$1 not"],
  [/(it|that|there|here|what|where|which|who|how|mine|he|she|one)s(?! own)/, "$1 is"],
  [/(they|you)re/, "$1 are"],
  [/(i|you|we|they)ve/, "$1 have"],
  [/(i|it|you|they|that)ll/, "$1 will"],
  [/im/, "i am"],
  [/owt/, "anything"],
  [/telly/, "tv"],
  [/(?:(?:stone )?dead as a \w+|stone dead|lifeless|no (?:sign of )?life)/, "dead"],
  [
    /(?:nowt|zilch|nada|nuffin|nothin|nought|zero|(?:naff|sod|bugger|absolutely|not an?)(?: \w+)? (?:all|thing)|not anything|not anyone|diddly ?squat)/,
    "nothing",
  ],
  [/no ?(?:one|body)/, "nobody"],
  [
    /not (?:even |so much as )?an? (?:single )?(?:peep|bleep|beep|whisper|sound|creak|squeak|click|hum|noise|murmur)/,
    "silent, nothing",
  ],
  [/not an? (?:flicker|spark|glimmer|sausage|dicky ?bird|single thing|jot)/, "nothing"],
  [/(\w+) of nothing/, "$1 nothing"],
  [/(comes?|coming|on|in|up|round|back) and (go(?:es|ing)?|off|out|down|round|forth)/, "$1&$2"],
  // Two denials that make an assertion, and denials of a trouble.
  [/(?:never|does not|do not|did not) (?:fails?|failed) to/, "always"],
  [/not that \w+ (?:do|does|did|have|is|are|can) not/, "indeed"],
  [
    /(?:no|not an?|without(?: an?| any)?|never (?:an?|any|had an?|had any)|not had any|nothing) (?:real |major |obvious )?(?:problems?|issues?|troubles?|faults?|bother|complaints?|wrong|the matter|amiss)(?: at all| whatsoever)?/,
    "fine",
  ],
  [/(?:can|could) not (?:fault|complain)/, "fine"],
  [
    /(?:(?:with|has|had|have|made|makes|make|does|did|do)(?: not| no)? )*(?:no|not any|not make any|not an?|not much|nothing) (?:real |obvious )?(?:difference|change|odds|effect|joy|luck|better|improvement|good|use|different|dice|impact)/,
    "unchanged",
  ],
  [
    /(?:(?:does|do|did|will) not (?:make|change|do|help)|(?:makes|changes|does|did|made)) (?:a |any |the |slightest |blind |bit |of )*(?:difference|odds)/,
    "unchanged",
  ],
  [
    /(?:does|do|did|will) not (?:make|change|do|help)(?: \w+){0,2} (?:anything|thing)|(?:changes|changed) nothing/,
    "does nothing",
  ],
  [/just (?:sits?|sat|lies|lay|stands?|stood) there/, "does nothing"],
  [/not nothing/, "something"],
  [
    /(?:takes?|took|needs?) (?:(?:quite|an?|some|real|fair|good|lot|bit|of|all|my|lots) )*(?:effort|force|strength|muscle|brute force|elbow grease|(?:both|two) hands)/,
    "stiff",
  ],
  [/not (?:change|help|alter)\w*/, "unchanged"],
];

const rewrites = oneForm.map(
  ([{ source }, form]) => [new RegExp(`\\b(?:${source})\\b`, "g"), form] as const,
);

/** A text in lower case, with negations, contractions and common idioms brought to one form. */
export function toPlainWords(text: string): string {
  const folded = text
    .normalize("NFKC")
    .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF’'`´]/g, "")
    .toLowerCase()
    .trim();
  return rewrites.reduce((soFar, [from, to]) => soFar.replace(from, to), folded);
}

/** The clauses of a plain text: a negation reaches no further than its own. */
export function toPlainClauses(plain: string): string[] {
  return plain
    .split(
      /[.,;:!?()\n"“”]|\s[-–]+\s|\b(?:but|and|so|then|however|though|although|because|since|until|when|if|while|only)\b/,
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
