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

const mayHappen =
  "explode|blow up|burst|catch (?:on )?fire|go up in flames|start a fire|burn (?:down|my \\w+ down|me)|smoke|swell|leak gas|shock (?:me|you|us)|give (?:me|you|us) a shock|electrocute (?:me|you|us)";
const doesHappen =
  "explodes|blows up|bursts|catches fire|starts (?:smoking|burning|a fire)|burns|swells|shocks (?:me|you|us)";
const onItsWay = "(?:ever |really |actually |still |just |suddenly )*";
/** "if I use it", "while I am out", "on me", "at night". */
const undone =
  "(?: (?:now|then|again|on me|at night|by itself|one day)| (?:if|when|while|once) (?:i|i'm|im|we|you) (?:[\\w']+ ?){1,4})?";
const lightly = "(?:,? (?:lol|lmao|haha\\w*|hehe|or what|or something|please|mate|though|soon))*";
const wondering = new RegExp(
  `^\\W*(?:(?:and|so|but|ok) )?(?:(?:can|could|will|would|might|may) (?:(?:it|this|that|they|the \\w+|a \\w+)|(?!i\\b|we\\b|you\\b)\\w+) ${onItsWay}(?:${mayHappen})|(?:is|are) (?:it|this|that|they|the \\w+) ${onItsWay}(?:going to|gonna|about to) ${onItsWay}(?:${mayHappen})|what if (?:it|this|that|the \\w+) ${onItsWay}(?:${doesHappen}))${undone}${lightly}\\W*$`,
  "i",
);

/**
 * Whether a message does no more than ask what may come: "can it explode", "what if it catches fire while
 * I am out". Nothing of it has happened. English only.
 */
export const wondersWhatMayCome = (text: string): boolean => wondering.test(text.trim());
