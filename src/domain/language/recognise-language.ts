import { groupsIn, letterGroups } from "./letter-groups";
import { foldLetters } from "./normalize-text";

export type Language = "en" | "de" | "nl" | "fr";

/** Words that are common in one of the languages and rare, or meant otherwise, in the rest. */
const commonWords: Readonly<Record<Language, string>> = {
  en: `the and of to a it is was does not doesnt wont will my with when its has have on off no but this that from
    i you we they are be been for or if then after now just out up can cant do did how what there works working broken
    need needs needed new power plug turn turns turned switch light battery screen smells smell stopped
    me so man in had am is do die over hand warm war hot back side water bent broken stuck loose torn handle door glass plunger button radio fuse replacement`,
  de: `der die das den dem und ist nicht ein eine einen mit auf fur von zu es ich wenn beim nach geht mehr kein keine
    keinen wird wurde war hat sich auch nur noch am im aus bei mein meine oder aber schon sehr wie als dann wieder
    gerat defekt kaputt neu neue ausgebaut eingebaut getauscht gereinigt riecht stinkt schalter stecker strom funktion
    funktioniert bekommt macht kann uber unter unten oben immer irgendwie seit beide werden lauft
    wackelt klemmt quietscht brummt locker
    in an am so man war warm hand was is da hier mal ab vom zum zur beim dran drin raus rein ganz will hab habe mir mich ihn er sie wir man los leer tot lose`,
  nl: `de het een en is niet van ik je met op te aan dat die er voor bij naar maar geen als wel nog ook dan door meer
    wordt werd was heeft mijn ze hij uit om toen deze dit zijn doet werkt niets kapot stuk nieuw nieuwe vervangen
    toestel apparaat knop snoer stekker stroom ruikt stinkt komt krijg krijgt gaat geeft maakt draait hersteld lampje
    soms alleen meestal sinds tijdens gebruik steeds erg heel rookt lekt
    wiebelt piept kraakt hapert
    in is was had we me hij er dan of over hand man warm een kan wil hebben naar zit staat blijft los uit af dicht leeg vast`,
  fr: `le la les l un une des du de d et est pas ne n plus que qui dans pour sur avec au aux ce cette il elle je j ca
    se s en son sa mon ma mes quand par mais ou ete etait fait ai avait tout toute tres apres depuis meme sans
    marche fonctionne allume appareil changer remplacer remplace piece cable fil prise bouton moteur chauffe odeur
    fume sort sent coule reparation
    on a y la me se si tous mal fait fais avais plus non pile vide casse cassee bloque tout toujours sous entre dedans chaud`,
};

/** All that are read. */
export const languages: readonly Language[] = ["en", "de", "nl", "fr"];

const knowers = new Map<string, Language[]>();
for (const language of languages)
  for (const word of commonWords[language].split(/\s/))
    knowers.set(word, [...(knowers.get(word) ?? []), language]);

/** More letters tell no more. */
const enough = 4000;

/** What a common word says for its language, in the measure of the letter groups. */
const wordWeight = 4;

const groupWeight = 0.6;

/** Letters that English does without, and their language. */
const accents: readonly (readonly [Language, RegExp])[] = [
  ["de", /[äöüß]/giu],
  ["fr", /[éèêëàâçîïôûœ]/giu],
];

const accentWeight = 2;

/** A language this far behind the best is not meant. */
const clearly = 4;

/** The language that most of the words are of; English where nothing tells. */
export function recogniseLanguage(text: string): Language {
  return possibleLanguages(text)[0] ?? "en";
}

/** The languages that the text may be in, likeliest first, so that no danger hides in a few words of another. */
export function possibleLanguages(text: string): Language[] {
  const scores = score(text);
  const likeliestFirst = languages.toSorted((a, b) => scores[b] - scores[a]);
  const most = scores[likeliestFirst[0] ?? "en"];
  return likeliestFirst.filter((language) => scores[language] > most - clearly);
}

type Scores = Record<Language, number>;

function score(text: string): Scores {
  const scores = { en: 1, de: 0, nl: 0, fr: 0 };
  const letters = text.slice(0, enough).normalize("NFC");
  for (const word of foldLetters(letters).match(/[a-z]+/g) ?? []) {
    const known = knowers.get(word);
    for (const language of known ?? []) scores[language] += wordWeight / (known?.length ?? 1);
    for (const group of known ? [] : groupsIn(word))
      for (const [at, weight] of (letterGroups.get(group) ?? []).entries())
        scores[languages[at] ?? "en"] += weight * groupWeight;
  }
  for (const [language, accent] of accents)
    scores[language] += (letters.match(accent)?.length ?? 0) * accentWeight;
  return scores;
}
