import type { Language } from "~/domain/language/recognise-language";
import type { Diagnosis } from "./diagnosis";
import { whoMends } from "./who-mends";

const inEnglishOnly: Readonly<Record<Exclude<Language, "en">, string>> = {
  de: "Fragen und Anleitung gibt es hier leider nur auf Englisch. Bitte beschreiben Sie die Sache und was ihr fehlt auf Englisch, gern mit einem Übersetzungsprogramm: dann findet sich die passende Seite.",
  nl: "De vragen en de handleiding zijn hier helaas alleen in het Engels. Beschrijf het voorwerp en wat eraan mankeert in het Engels, eventueel met een vertaalprogramma: dan vinden we de juiste pagina.",
  fr: "Les questions et le guide n'existent malheureusement qu'en anglais. Décrivez l'objet et son problème en anglais, au besoin avec un traducteur : nous trouverons alors la bonne page.",
};

const partlyUnderstood: typeof inEnglishOnly = {
  de: "Die Anleitung gibt es hier leider nur auf Englisch, und Ihre Worte sind nur zum Teil verstanden. Bitte prüfen Sie, ob die Seite passt; Antworten auf Englisch werden gelesen.",
  nl: "De handleiding is hier helaas alleen in het Engels, en uw woorden zijn maar ten dele begrepen. Kijk of de pagina klopt; antwoorden in het Engels worden gelezen.",
  fr: "Le guide n'existe malheureusement qu'en anglais, et vos mots n'ont été compris qu'en partie. Vérifiez que la page convient ; les réponses en anglais sont lues.",
};

const generalOnly = "so this is general advice, not knowledge of your model.";

/** The notice that a guide or an analysis is the general method, or was opened by words in another language; else empty. */
export function writeHonesty(page: Diagnosis): string {
  const { thing, basis, kind, language } = page;
  if (basis === "fault" && language !== "en") return partlyUnderstood[language];
  if (basis !== "general") return "";
  if (isUnknown(page) && language !== "en") return inEnglishOnly[language];
  // There may well be a page on it, which the words in that language did not find.
  if (language !== "en")
    return `${inEnglishOnly[language]} Until then this is general advice, not knowledge of your model.`;
  if (kind !== null)
    return `The handbook has no page for this problem with your ${thing}, ${generalOnly}`;
  return thing === "item"
    ? `It is not clear yet what you would like to repair, ${generalOnly} To get a page that fits, begin with the everyday name of the thing, then say what is wrong with it.`
    : `The handbook has no page for “${thing}”, ${generalOnly} If it has another everyday name, try that one. ${whoMends(thing) ?? "A repair café, or a shop that sells such things, can tell you who repairs them."}`;
}

/** Nothing is known of the thing, not even where it gets its energy from. */
export function isUnknown({ basis, kind, power }: Diagnosis): boolean {
  return basis === "general" && kind === null && power === null;
}

/** It was told in a language that the handbook cannot read, so whatever it found would be made up. */
export function isInAnotherLanguage(page: Diagnosis): boolean {
  return isUnknown(page) && page.language !== "en";
}
