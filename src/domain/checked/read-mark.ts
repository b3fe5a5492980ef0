import { marksIn } from "~/domain/guide/marks";
import { type CasePages, eachPage } from "~/domain/handbook/case-pages";
import { toWords } from "~/domain/language/words";
import { causesOf, type PageCause } from "./match-page";

/** The causes that a text of a model's cites in its marks, each once. */
export function citedCauses(pages: CasePages, text: string): PageCause[] {
  const all = causesOf(eachPage(pages));
  return [...new Set(marksIn(text).flatMap((mark) => readMark(mark, all) ?? []))];
}

/**
 * The cause that a mark names: "kettle, the contact on the base", "Kettle / base contact". Null for one
 * that no page was sent with.
 */
export function readMark(mark: string, causes: readonly PageCause[]): PageCause | null {
  const said = new Set(toWords(mark));
  const [best] = causes
    .map((one) => {
      const thing = toWords(one.page.thing);
      const name = toWords(`${one.cause.short} ${one.id}`);
      const isThing = thing.every((word) => said.has(word));
      const named = name.filter((word) => said.has(word)).length;
      return { one, weight: isThing ? named / Math.max(1, toWords(one.cause.short).length) : 0 };
    })
    .toSorted((a, b) => b.weight - a.weight);
  return best && best.weight >= 0.5 ? best.one : null;
}
