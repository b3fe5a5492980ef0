import { withoutMarks } from "~/domain/guide/marks";
import { type CasePages, eachPage } from "~/domain/handbook/case-pages";
import { tellsWork } from "~/domain/safety/tells-work";
import { bansOf } from "./bans";
import { powerOf, unplugWords } from "./check-guide";
import { findBanned } from "./find-forbidden";
import { leavesPlugIn } from "./find-live-opening";
import { type Finding, powerLeftOn } from "./finding";
import { causeOfGuide, causesOf } from "./match-page";
import { deedsOf, sentencesOf } from "./sentences";

/**
 * What a root cause that a model wrote tells somebody to do against the safety rules or its page, one of
 * each kind. It mostly tells what is wrong, "a short circuit has blown the fuse", so only its orders count.
 */
export function checkCause(pages: CasePages, rootCause: string): Finding[] {
  const cause = causeOfGuide(causesOf(eachPage(pages)), rootCause, []);
  const bans = cause ? bansOf(cause) : [];
  const power = powerOf(cause, pages);
  const hasPower = power === "mains" || power === "rechargeable";
  const sentences = sentencesOf(withoutMarks(rootCause));
  const found = sentences.flatMap((sentence, place) => {
    const orders = deedsOf(sentence).filter(isOrder);
    // What "it" is stands in the sentence before.
    const around = `${sentences[place - 1] ?? ""}\n${sentence}`;
    const banned = orders.length > 0 ? findBanned(around, orders, bans, cause) : null;
    return [
      ...(hasPower && orders.some(leavesPlugIn) ? [powerLeftOn(unplugWords(cause))] : []),
      ...(banned === null ? [] : [banned]),
    ];
  });
  return found.filter(({ kind }, place) => found.findIndex((one) => one.kind === kind) === place);
}

const advises = new RegExp(
  [
    String.raw`\byou (?:can|could|may|might|should|must)\b|\b(?:can|could|should) be\b`,
    String.raw`^\W*(?:(?:then|or|and|so|just|simply|instead) )*(?:wrap|put|use|fit|take|short|join|twist|link|stick|push|work|reach|leave|keep|mix|pour|scrape|scratch)\b`,
    String.raw`\p{L}en Sie\b`,
  ].join("|"),
  "iu",
);

/** Left to somebody who has learned it, or warned of. */
const isNoAdvice =
  /\b(?:technician|professional|repairer|electrician|expert|workshop|qualified|dangerous|unsafe|tempting)\b/i;

/** Whether a clause has somebody do what it tells. */
const isOrder = (clause: string) =>
  (tellsWork(clause) || advises.test(clause)) && !isNoAdvice.test(clause);
