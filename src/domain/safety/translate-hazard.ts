import type { Hazard } from "./hazard-rule";
import type { Language } from "~/domain/language/recognise-language";

/** The hazard with its words in that language besides, where there are such. */
export function translateHazard(hazard: Hazard, _language: Language): Hazard {
  return hazard;
}
