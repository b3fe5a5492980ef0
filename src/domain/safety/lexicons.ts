import type { Language } from "~/domain/language/recognise-language";
import { compileLexicon, narrowLexicon } from "./compile-lexicon";
import type { CompiledLexicon } from "./compile-lexicon";
import { masks } from "./concepts";
import { hazardRules } from "./hazard-rules";
import { de } from "./lexicon/de";
import { en } from "./lexicon/en";
import { fr } from "./lexicon/fr";
import { nl } from "./lexicon/nl";

export type Lexicons = Readonly<Record<Language, CompiledLexicon>>;

/** The words for all that a person may tell. */
export const wholeLexicons: Lexicons = {
  en: compileLexicon(en),
  de: compileLexicon(de),
  nl: compileLexicon(nl),
  fr: compileLexicon(fr),
};

const cure = ["longAgo", "curedNow", "anothers", "ownToo"];
const advised: readonly string[] = hazardRules.flatMap((rule) => rule.advised ?? []);
const advisedMasks = advised.flatMap((concept) => masks[concept] ?? []);
const adviceConcepts = new Set([
  ...cure,
  ...advised,
  ...advisedMasks,
  ...advisedMasks.flatMap((mask) => masks[mask] ?? []),
]);

/** The words of what the assistant may advise, and of what takes that back: nothing else counts there. */
export const adviceLexicons: Lexicons = {
  en: narrowLexicon(wholeLexicons.en, adviceConcepts),
  de: narrowLexicon(wholeLexicons.de, adviceConcepts),
  nl: narrowLexicon(wholeLexicons.nl, adviceConcepts),
  fr: narrowLexicon(wholeLexicons.fr, adviceConcepts),
};
