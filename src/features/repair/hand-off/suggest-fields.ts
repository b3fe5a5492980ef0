import { plainText } from "~/domain/markdown/plain-text";
import type { ShownGuide } from "~/domain/safety/gate";
import type { Understanding } from "~/domain/understanding";
import type { Outcome } from "~/features/repair/flow";
import type { FieldValues } from "~/features/repair/hand-off-state";
import { categories } from "~/features/repair/worth/categories";
import { isoDay } from "~/shared/iso-day";
import { sentences } from "./record";

/** What stands in the fields before anybody has written there. */
export function suggestFields(
  shown: ShownGuide,
  understood: Understanding | undefined,
  outcome: Outcome | undefined,
  tried: readonly string[],
): FieldValues {
  const cause = plainText(shown.rootCause);
  return {
    part: suspectedPart(shown.rootCause),
    category: categories[understood?.opened?.kind ?? ""]?.mended,
    status: outcome === "worked" ? "Fixed" : "Unknown",
    date: isoDay(new Date()),
    problem: sentences([
      shown.itemIssue,
      cause && `Suspected cause: ${cause}`,
      tried.length > 0 ? `Ruled out: ${tried.join("; ")}` : "",
    ]),
    goods: shown.itemDescription,
    defect: shown.itemIssue,
    validity: "30 days from the date of this sheet",
  };
}

/** The first that the root cause sets in bold: "The likeliest cause is **a blown fuse**." */
function suspectedPart(rootCause: string): string {
  const [, bold = ""] = /\*\*([^*\n]{2,60}?)[.:]?\*\*/.exec(rootCause) ?? [];
  return plainText(bold);
}
