const asking = new RegExp(
  `^\\s*(?:(?:and|so|ok|okay|then|hi|hello|und|also|en|dus|et|alors) )?(?:${[
    "can|could|may|should|shall|must|will|would|how|what|where|which|who|whose|why|when",
    // "Is hot and stinks" asks nothing.
    "(?:is|are|was|were|do|does|did|has|have) (?:it|its|the|this|that|there|these|those|my|an?|one|i|we|you|they)",
    "kann|darf|soll|sollte|muss|wie|wo|welche[rsnm]?|wer|warum|wann|womit",
    "was (?:ist|sind|kann|soll|mache?|muss|darf|tun|kostet|heißt|bedeutet|brauche|nehme)",
    "(?:ist|sind|wird|hat) (?:das|es|der|die|er|sie|mein|meine|ein|eine)",
    "kan|mag|moet|zal|hoe|wat|waar|welke?|wie|waarom|wanneer|waarmee",
    "(?:is|zijn|wordt|heeft) (?:het|de|dat|dit|er|mijn|een)",
    "puis[- ]je|peut[- ]on|est[- ]ce|faut[- ]il|dois[- ]je|comment|quel(?:le)?s?|où|combien|pourquoi|quand|qui",
  ].join("|")})(?![\\p{L}\\p{N}'’])`,
  "iu",
);

/** Whether a message begins by asking; it tells nothing before: "can I put it on a timer". */
export const asksAtOnce = (text: string): boolean => asking.test(text);

/** Whether a message asks, and so tells little: "it gets warm, is that normal?" */
export const isQuestion = (text: string): boolean =>
  asksAtOnce(text) || text.trimEnd().endsWith("?");
