import type { Language } from "~/domain/language/recognise-language";
import type { ConceptId } from "./concepts";
import type { Hazard } from "./hazard-rule";

type Sign = Readonly<Record<Language, string>>;

const smellsBurnt: Sign = {
  en: "smelled of burning",
  de: "riecht verbrannt",
  nl: "ruikt verbrand",
  fr: "sent le brûlé",
};

type Signs = Partial<Record<ConceptId, Sign>>;

/** By rule and concept. */
const signsOf: Readonly<Record<string, Signs>> = {
  "smoke-or-fire": {
    sparks: { en: "sparked", de: "funkt", nl: "vonkt", fr: "fait des étincelles" },
    smokes: { en: "smoked", de: "raucht", nl: "rookt", fr: "fume" },
    onFire: {
      en: "showed signs of fire",
      de: "zeigt Anzeichen von Feuer",
      nl: "vertoont tekenen van brand",
      fr: "montre des signes d'incendie",
    },
    burnsNow: {
      en: "burned or glowed",
      de: "brennt oder glüht",
      nl: "brandt of gloeit",
      fr: "brûle ou rougeoie",
    },
    glows: { en: "glowed", de: "glüht", nl: "gloeit", fr: "rougeoie" },
    smells: smellsBurnt,
    burningSmell: smellsBurnt,
    smellsOfToast: smellsBurnt,
  },
  exploded: {
    bangs: {
      en: "went bang or flashed",
      de: "hat geknallt oder geblitzt",
      nl: "heeft geknald of geflitst",
      fr: "a fait une détonation ou un éclair",
    },
    burstPart: {
      en: "partly burst",
      de: "ist zum Teil geplatzt",
      nl: "is deels gebarsten",
      fr: "a en partie éclaté",
    },
  },
};

const subject: Sign = { en: "It", de: "Es", nl: "Het", fr: "Il" };
const and: Sign = { en: "and", de: "und", nl: "en", fr: "et" };

/**
 * A hazard whose heading names what was told of it and no more: "It sparked and smoked". One that is
 * known by nothing of the kind keeps its own.
 *
 * @param told the concepts that raised it
 */
export function tellSigns<Told extends Hazard>(hazard: Told, told: readonly string[]): Told {
  const signs = joinSigns(hazard.id, told, "en");
  const { inLanguage } = hazard;
  if (signs === "") return hazard;
  return {
    ...hazard,
    signs,
    heading: `It ${signs}`,
    ...(inLanguage && {
      inLanguage: {
        ...inLanguage,
        heading: `${subject[inLanguage.lang]} ${joinSigns(hazard.id, told, inLanguage.lang)}`,
      },
    }),
  };
}

function joinSigns(id: string, told: readonly string[], language: Language): string {
  const known = Object.entries(signsOf[id] ?? {}).filter(([concept]) => told.includes(concept));
  const words = [...new Set(known.map(([, sign]) => sign[language]))];
  return words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} ${and[language]} ${words.at(-1)}`;
}
