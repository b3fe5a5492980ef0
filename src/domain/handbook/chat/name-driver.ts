import { findAsked, sureOfAsked } from "./answer-asked";
import { isStopped } from "./answer-emergency";
import type { IntentHandler } from "./chat-context";
import { kindOfQuestion } from "./question-head";

const wantsDriver =
  /^\W*(?:(?:and|so|ok|but) )*(?:what|which)(?: (?:kind|sort|size|type)(?: of)?)?(?: \w+){0,2}? (screwdriver|driver|spanner|wrench|allen key|hex key|torx|bit|socket|key)s?(?: (?:do|should|would|must) i (?:need|use|take|want)|(?: \w+){0,2} (?:fits?|opens?|undoes|goes)(?: (?:the \w+|it|them))?|(?: is it)?)?(?: (?:for|on|in|to) .*)?\W*$/;
const turns = /\b(?:screw)?drivers?\b|\btorx\b|\bhex\b|\ballen\b|\bbits?\b/i;
const grips = /\b(?:spanners?|wrench(?:es)?|sockets?|keys?|pliers)\b/i;
const any = new RegExp(`${turns.source}|${grips.source}`, "i");
/** Their keys are pressed, or open a door. */
const hasKeys = /\b(?:key|keyboard|piano|remote|laptop|locks?|typewriter|calculator|clock)\b/i;

const isOfSort = ({ ask }: { ask: string }) => kindOfQuestion(ask) === "what";

/** "Which screwdriver do I need?": the guide's own tool, before what is known of such things in general. */
export const nameDriver: IntentHandler = (talk) => {
  const { asked, guide, page } = talk;
  const wanted = wantsDriver.exec(asked)?.[1];
  if (wanted === undefined || isStopped(page) || guide.tools.length === 0) return null;
  if (wanted === "key" && hasKeys.test(page.thing)) return null;
  const sort = turns.test(wanted) ? turns : grips;
  const listed = guide.tools.filter((tool) => sort.test(tool.split(" (")[0] ?? tool));
  const best = findAsked(talk);
  const known =
    best && best.fit >= sureOfAsked && isOfSort(best) && any.test(best.answer) ? best.answer : "";
  if (listed.length > 0) return `The guide asks for this: ${listed.join("; ")}. ${known}`.trim();
  return known === "" ? null : `The guide's own list has no ${wanted}. ${known}`;
};
