import type { Language } from "~/domain/language/recognise-language";
import type { ConceptId } from "~/domain/safety/concepts";
import type { Hazard, HazardText } from "~/domain/safety/hazard-rule";

/** What is raised where no rule names the danger, and yet all that is told, taken together, speaks for one. */
export const weighedDanger: Hazard = {
  id: "weighed-danger",
  severity: "stop",
  heading: "This may be dangerous",
  why: "What you tell sounds as if it could hurt somebody, and it cannot be judged from afar.",
  now: "Stop using it. If it is plugged in, pull the plug. Take nothing apart. Let a competent person look at it before anyone uses it again.",
};

/** The sentence about the plug, and what stands in its place where the thing surely has one. */
const unplugging: Readonly<Record<Language, readonly [whether: string, surely: string]>> = {
  en: [" If it is plugged in, pull the plug.", " Pull the plug."],
  de: [" Falls es am Netz hängt, den Stecker ziehen.", " Den Stecker ziehen."],
  nl: [" Trek, als het is aangesloten, de stekker uit.", " Trek de stekker uit."],
  fr: [" S'il est branché, débranchez-le.", " Débranchez-le."],
};

const withoutPlug: readonly ConceptId[] = [
  "noPlug",
  "inertThing",
  "wornThing",
  "crockery",
  "tallThing",
  "walkingAid",
  "brakeCycle",
];

/** The hazard, with a word on the plug only where the thing may have one. */
export function fitPlug(hazard: Hazard, names: (concept: string) => boolean): Hazard {
  const has = withoutPlug.some(names) ? "none" : names("mains") ? "plug" : "perhaps";
  const fit = <Text extends HazardText>(text: Text, language: Language): Text => {
    const [whether, surely] = unplugging[language];
    return has === "perhaps"
      ? text
      : { ...text, now: text.now.replace(whether, has === "plug" ? surely : "") };
  };
  const { inLanguage } = hazard;
  return fit(
    { ...hazard, ...(inLanguage && { inLanguage: fit(inLanguage, inLanguage.lang) }) },
    "en",
  );
}
