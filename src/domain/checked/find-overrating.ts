import type { Finding } from "./finding";
import { type Value, valuesIn } from "./read-values";
import { denies, sentencesOf } from "./sentences";

/** What a thing is made for, by its own words or its maker's. */
const rated =
  /\b(?:label|marked|marking|rated|rating|says?|stamped|printed|original|old one|needs?|takes?|aufdruck|typenschild|steht|angegeben)\b/i;

const isRating = ({ dimension }: Value) =>
  dimension === "amps" || dimension === "volts" || dimension === "watts";

/** By how much a fuse or a supply may be above what it stands in for, as it is printed roughly. */
const leeway = 1.1;

/** A step that takes more than the thing is marked for, of its own words: a 13 A fuse where it says 5 A. */
export function findOverrating(text: string): Finding | null {
  const sentences = sentencesOf(text);
  const marked = sentences.filter((one) => rated.test(one)).flatMap(valuesIn);
  const mark = marked.find(isRating);
  if (!mark) return null;
  const clauses = sentences.flatMap((one) => one.split(/[,:]\s/));
  const taken = clauses.filter((one) => !denies.test(one)).flatMap(valuesIn);
  const over = taken.find(
    ({ dimension, from }) => dimension === mark.dimension && from > mark.to * leeway,
  );
  return over
    ? {
        kind: "value",
        says: `${over.told} is more than it is marked for.`,
        quote: "A fuse, a bulb or a supply is replaced by one of the value that is printed on it.",
      }
    : null;
}
