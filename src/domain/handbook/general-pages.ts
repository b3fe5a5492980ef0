import { generalPages } from "virtual:handbook/general-pages";
import { findMention } from "~/domain/language/words";
import { fillIn } from "./fill-in";
import type { Fault } from "./playbook";

/** A text by its clauses, each as the stems of its words. */
export type Clauses = readonly (readonly string[])[];

function pageOn(id: string): Fault {
  const page = generalPages.find((one) => one.id === `general-${id}`);
  if (page === undefined) throw new Error(`The handbook has no general page on ${id}`);
  return page;
}

/** The general page on a trouble, named as its file, for a thing. */
export const generalPage = (id: string, thing: string): Fault => fillIn(pageOn(id), thing);

/** Whether a text tells the trouble of a general page: "does not crack" tells of no crack. */
export const isTold = (id: string, clauses: Clauses): boolean =>
  pageOn(id).utterances.some((sign) => findMention(clauses, sign) === "said");

/** Whether one of a page's words is in a text, be it that something is not there: "does not turn on". */
export const isNamed = (id: string, clauses: Clauses): boolean =>
  pageOn(id).utterances.some((sign) => findMention(clauses, sign) !== null);
