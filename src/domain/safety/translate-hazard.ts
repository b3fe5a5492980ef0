import type { Language } from "~/domain/language/recognise-language";
import type { Hazard } from "./hazard-rule";
import { german } from "./translations/de";
import { french } from "./translations/fr";
import { dutch } from "./translations/nl";

const translations = { de: german, nl: dutch, fr: french };

/** The hazard with its words in that language besides, where there are such: for all but cautions. */
export function translateHazard(hazard: Hazard, lang: Language): Hazard {
  if (lang === "en") return hazard;
  const words = translations[lang][hazard.id];
  if (!words) return hazard;
  const [heading, why, now] = words;
  return { ...hazard, inLanguage: { lang, heading, why, now } };
}
