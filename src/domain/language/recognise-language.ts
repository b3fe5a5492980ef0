export type Language = "en" | "de" | "nl" | "fr";

/** Words that are common in one of the languages and rare, or meant otherwise, in the rest. */
const commonWords: Readonly<Record<Language, string>> = {
  en: `the and of to a it is was does not doesnt wont will my with when its has have on off no but this that from
    i you we they are be been for or if then after now just out up can cant do did how what there works working broken
    need needs needed new power plug turn turns turned switch light battery screen smells smell stopped`,
  de: `der die das den dem und ist nicht ein eine einen mit auf fur von zu es ich wenn beim nach geht mehr kein keine
    keinen wird wurde war hat sich auch nur noch am im aus bei mein meine oder aber schon sehr wie als dann wieder
    gerat defekt kaputt neu neue ausgebaut eingebaut getauscht gereinigt riecht stinkt schalter stecker strom funktion
    funktioniert bekommt macht kann uber unter unten oben immer irgendwie seit beide werden lauft
    wackelt klemmt quietscht brummt locker`,
  nl: `de het een en is niet van ik je met op te aan dat die er voor bij naar maar geen als wel nog ook dan door meer
    wordt werd was heeft mijn ze hij uit om toen deze dit zijn doet werkt niets kapot stuk nieuw nieuwe vervangen
    toestel apparaat knop snoer stekker stroom ruikt stinkt komt krijg krijgt gaat geeft maakt draait hersteld lampje
    soms alleen meestal sinds tijdens gebruik steeds erg heel rookt lekt
    wiebelt piept kraakt hapert`,
  fr: `le la les l un une des du de d et est pas ne n plus que qui dans pour sur avec au aux ce cette il elle je j ca
    se s en son sa mon ma mes quand par mais ou ete etait fait ai avait tout toute tres apres depuis meme sans
    marche fonctionne allume appareil changer remplacer remplace piece cable fil prise bouton moteur chauffe odeur
    fume sort sent coule reparation`,
};

const languages: readonly Language[] = ["en", "de", "nl", "fr"];

const knowers = new Map<string, Language[]>();
for (const language of languages)
  for (const word of commonWords[language].split(/\s+/).filter(Boolean))
    knowers.set(word, [...(knowers.get(word) ?? []), language]);

/** Endings and letters that one of the languages is full of. */
const shapes: readonly (readonly [Language, RegExp])[] = [
  [
    "de",
    /(?:ung|ungen|keit|heit|schen|tzt|cht|ig|isch|lich|ieren|iert)$|ß|^(?:ge\w+t|ver\w+t|sch\w+)$|[äöü]/u,
  ],
  ["nl", /(?:ij|aa|oo|uu|ee)\w*|(?:heid|ing|tje|tjes|lijk|eren)$|^(?:ge\w+d|ver\w+d)$/u],
  ["fr", /(?:tion|eur|euse|eux|ement|ique|ant|aire|age|oir|ette|ons|ez)$|[éèêçàûî]/u],
  ["en", /(?:ing|ed|ly|ness|ght|tion|ck)$|^(?:wh|kn)|th/u],
];

const enough = 4000;

/** The language that most of the words are of; English where nothing tells. */
export function recogniseLanguage(text: string): Language {
  const scores = { en: 0.3, de: 0, nl: 0, fr: 0 };
  const words =
    text
      .slice(0, enough)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  for (const word of words) {
    const plain = word.normalize("NFD").replace(/\p{M}/gu, "");
    const known = knowers.get(plain);
    for (const language of known ?? []) scores[language] += 1 / (known?.length ?? 1);
    for (const [language, shape] of shapes) if (shape.test(word)) scores[language] += 0.3;
  }
  return languages.reduce((best, next) => (scores[next] > scores[best] ? next : best));
}
