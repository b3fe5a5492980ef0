/** Small words that a sentence of the language can hardly do without, and that English does not have. */
const smallWords = {
  German: `ich nicht und ist das der ein eine auf bitte wie kann mir sie können mein deutsch sprechen es geht wo kaufen für mit noch immer den dem was kostet funktioniert habe auch danke wird muss kostet lange gefährlich warum wieso welche welches kaputt bekomme gibt kein keine wenn nach schon brauche finde`,
  Dutch: `ik niet en het een van is dit kun je kan mijn nederlands spreek geen wat waar hoe met nog steeds voor naar maar zijn alstublieft werkt dank heb ook wordt de kopen hoeveel kost lang gevaarlijk waarom welke kapot moet heeft als nodig maken vind`,
  French: `je ne pas et est le la les une vous pouvez français francais en que qui où comment mon ma avec pour merci s'il plaît parlez parler ça marche encore toujours du des sur ça combien coûte faut dois puis-je puis dangereux pourquoi quel quelle quelles cassé temps il elle acheter trouver c'est`,
  Spanish: `el los las por favor puede usted español habla hablas cómo dónde no está qué gracias mi para con una`,
} as const;

type Language = keyof typeof smallWords;

const lists = Object.entries(smallWords).map(([language, words]) => ({
  // The entries' keys are languages.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  language: language as Language,
  words: new Set<string>(words.split(" ")),
}));

/** Words that two of the lists, or English, share tell little. */
const shared = new Set("is a an en no in was des de la el me so die my der dem een den".split(" "));

/** The language that a message is written in if it is not English; null when it is, or nothing tells. */
export function recogniseLanguage(message: string): Language | null {
  const said = message.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const counted = lists
    .map(({ language, words }) => ({
      language,
      found: said.filter((word) => words.has(word)).length,
      own: said.filter((word) => words.has(word) && !shared.has(word)).length,
    }))
    .toSorted((a, b) => b.found - a.found || b.own - a.own)[0];
  if (counted === undefined || counted.own === 0) return null;
  return counted.found >= Math.max(2, said.length / 3) ? counted.language : null;
}
