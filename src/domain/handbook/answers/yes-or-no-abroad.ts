const endOfWord = "(?![\\p{L}\\p{N}'’-])";
const opening = (words: string) => new RegExp(`^[^\\p{L}]*(?:${words})${endOfWord}[ ,.;:!]*`, "iu");

/** How people begin such an answer in German, Dutch and French, and what they mean by it. */
const openings: readonly (readonly [RegExp, string])[] = [
  [
    opening(
      "wei(?:ß|ss) (?:ich |es )?nicht|keine ahnung|nicht sicher|(?:ik )?weet (?:ik |het )?niet|geen idee|niet zeker|(?:je )?(?:ne )?sais pas|aucune id[ée]e|pas s[ûu]re?",
    ),
    "not sure, ",
  ],
  [
    opening("ja|jawohl|jo|jup|jep|oui|ouais|klar|genau|immer|altijd|toujours|stimmt|klopt"),
    "yes, ",
  ],
  [
    opening(
      "nein|n[öe]|nee|neen|non|(?:gar |überhaupt |helemaal )?(?:nicht|niet)|pas du tout|nie|nooit|jamais",
    ),
    "no, ",
  ],
];

/** The yes, no or doubt that an answer in another language begins with, in English; null where it begins otherwise. */
export const openingAbroad = (answer: string): string | null =>
  openings.find(([abroad]) => abroad.test(answer))?.[1].replace(", ", "") ?? null;

/** An answer whose yes, no or doubt is told in English; the words behind it stay as they are. */
export function openInEnglish(answer: string): string {
  for (const [abroad, english] of openings)
    if (abroad.test(answer)) return answer.replace(abroad, english);
  return answer;
}
