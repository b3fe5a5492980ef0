import { possibleLanguages } from "~/domain/language/recognise-language";
import type { Language } from "~/domain/language/recognise-language";
import { readClauses } from "~/domain/language/normalize-text";
import type { Clause } from "~/domain/language/normalize-text";
import { leaveOutCured } from "./is-cured";
import type { Lexicons } from "./lexicons";
import { readClause, spellingMender } from "./read-clause";
import type { ReadClause } from "./read-clause";

/** Fewer letters do not tell their language; then that of the whole case counts. */
const tellingLength = 25;

/** What a text means, clause by clause, less what is over or another's; `usual`: the languages of the case. */
export function understand(
  text: string,
  usual: readonly Language[],
  lexicons: Lexicons,
): readonly ReadClause[] {
  if (text === "") return [];
  const own = text.length < tellingLength ? [] : possibleLanguages(text);
  // Names of things and of troubles are often English, whatever the rest is in.
  const languages = [...new Set([...own, ...usual, "en" as const])];
  const clauses = readClauses(text).filter(({ isAnsweredNo }) => isAnsweredNo !== true);
  return leaveOutCured(readAll(clauses, languages, lexicons));
}

/** What is said twice is read once. */
function readAll(
  clauses: readonly Clause[],
  languages: readonly Language[],
  lexicons: Lexicons,
): ReadClause[] {
  const read = new Map<string, ReadClause>();
  const mend = spellingMender(languages);
  return clauses.map((clause) => {
    const key = clause.words.join(" ");
    const known = read.get(key) ?? readClause(clause, languages, lexicons, mend);
    read.set(key, known);
    return { ...known, sentence: clause.sentence };
  });
}
