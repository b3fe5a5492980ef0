import { stem } from "~/domain/language/words";
import { commonWords } from "./word-classes";

/** A word that carries meaning, as its stem, and whether a "not" stands shortly before it in its clause. */
export type Said = { word: string; denied: boolean };

/** Words that deny what stands behind them. */
export const negators: ReadonlySet<string> = new Set(
  "not no never none nothing without neither nor hardly barely nobody nope".split(" "),
);

/** A "not" reaches so many words. */
const reach = 4;

/** The words of a plain text that carry meaning. */
export function listSaid(plain: string): Said[] {
  return plain.split(/[.,;:!?()]|\b(?:but|because|though|although)\b/).flatMap((clause) => {
    let since = reach + 1;
    return (clause.match(/[a-z]+/g) ?? []).flatMap((word) => {
      since = negators.has(word) ? 0 : since + 1;
      if (since === 0 || commonWords.has(word) || word.length < 2) return [];
      return [{ word: stem(word), denied: since <= reach }];
    });
  });
}
