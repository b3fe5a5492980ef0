import { matchFaults } from "~/domain/handbook/match-fault";
import { rankCauses } from "~/domain/handbook/rank-causes";
import type { Fault } from "~/domain/handbook/playbook";
import { toWords } from "~/domain/language/words";
import { answerFinding } from "./answer-finding";
import { isStopped } from "./answer-emergency";
import type { ChatContext, IntentHandler } from "./chat-context";
import { findSentences, subjectWords } from "./find-sentences";

const denial =
  /(?:^|[,.;!] *|\b(?:no|but|so|and|actually|sorry|well) )(?:it'?s|it is|that'?s|that is|they'?re|they are|this is|mine is|it was|was)? ?(?:definitely |really |just )?not (?:a |an |the |my |about )?(?!\p{L}+ing\b|it\b|any\b|better\b|work|help|hold|fixed|good\b|done\b|sure\b|yet\b|so\b|that\b|bad\b|really\b|much\b|at\b|very\b|going\b)(\p{L}{3,})/u;
const otherThing =
  /\b(?:it'?s|it is|mine is|mine's|this is) (?:an? |the )?[\p{L} -]{2,30}?,? (?:and )?not an? (\p{L}{3,})/u;
const toldOtherwise =
  /\b(?:they|he|she|someone|somebody|the (?:guy|man|woman|lad|lady|shop|bloke|caf[eé]|engineer|electrician|repairer|volunteer)|(?:my|our) (?:neighbou?r|friend|mate|husband|wife|partner|dad|mum|father|mother|brother|sister|son|daughter|uncle|aunt|colleague|boss)|youtube|the internet|men in sheds?) (?:\w+ )?(?:told|said|says|found|reckon\w*|think\w*)\b|\bwhy are you (?:telling|asking|on about|talking)\b/;
/** "My neighbour says it's the pads." */
const blamesIt =
  /\b(?:says|said|reckons?|thinks?|told me)\b.{0,12}\b(?:it'?s|it is|that'?s) (?:the|a|an|my)\b/;
const otherwise =
  /\bnothing to do with\b|\bwrong (?:problem|fault|guide|page|thing|cause|diagnosis)\b|\bthat'?s not (?:my|the) (?:problem|fault|trouble|issue)\b|\bit does (?:switch|turn|start|work|charge|heat|spin|come)\b|\byou(?:'ve| have)? got (?:it|that) wrong\b/;

const asksSomething =
  /\?|\b(?:what|how|where|which|can|could|should|shall|do|does|is it|are they) (?:i|we|it|that|those|they|you|this|the)\b/;

/** The trouble of this kind of thing that a message tells of: its name has a word of what was told. */
export function findSibling({ page, siblings = [] }: ChatContext, told: string): Fault | undefined {
  const words = subjectWords(told);
  return matchFaults(
    siblings.filter(({ id }) => id !== page.fault.id),
    "",
    told,
  ).find(({ fault }) => toWords(fault.name).some((word) => words.includes(word)))?.fault;
}

/** "It's a sat nav, not a tablet", "it's not the ink", "they told me it's the transistor". */
export const answerObjection: IntentHandler = (talk) => {
  const { asked, page } = talk;
  const denied = (denial.exec(asked) ?? otherThing.exec(asked))?.[1];
  const isObjection = denied !== undefined || toldOtherwise.test(asked) || otherwise.test(asked);
  const isQuestion = asksSomething.test(asked) && !/\bwhy are you\b/.test(asked);
  if (
    !isObjection ||
    isQuestion ||
    page.basis === "danger" ||
    /\b(?:works?|fixed|mended)\b/.test(asked)
  )
    return null;
  if (denied !== undefined && toWords(page.thing).includes(toWords(denied)[0] ?? ""))
    return `Then this is the wrong guide: it is for a ${page.thing}. Start a new repair request and call the thing what its label calls it; if the handbook has no page for it, it says so and goes by the general method.`;
  return (
    nameOtherCause(talk, denied) ??
    (toldOtherwise.test(asked) ? null : (answerFinding(talk) ?? nameSibling(talk))) ??
    trustThem(talk, denied)
  );
};

/** Another cause of the page that is named, and not as what it is not. */
function nameOtherCause(talk: ChatContext, denied = ""): string | null {
  const not = toWords(denied);
  const words = subjectWords(talk.message).filter((word) => !not.includes(word));
  const [first] = talk.page.causes;
  if (
    blamesIt.test(talk.asked) &&
    words.some((word) => toWords(`${first.cause.name} ${first.cause.short}`).includes(word))
  )
    return `That is what the guide begins with as well: ${first.cause.name}. To see for yourself: ${first.cause.check.do} If ${first.cause.check.finds}, that is it.`;
  const other = talk.page.causes
    .slice(1)
    .find(({ cause }) =>
      words.some((word) => toWords(`${cause.name} ${cause.short}`).includes(word)),
    );
  if (other === undefined) return null;
  const { name, why, check } = other.cause;
  return `Then look at ${name}. ${why} To see for yourself: ${check.do} If ${check.finds}, that is it, and the steps of this guide can wait.`;
}

function nameSibling(talk: ChatContext): string | null {
  const { page, reweighed } = talk;
  const isOther = reweighed?.kind?.id === page.kind?.id && reweighed?.basis === "fault";
  const fault =
    isOther && reweighed.fault.id !== page.fault.id
      ? reweighed.fault
      : findSibling(talk, talk.message);
  const cause = fault && rankCauses(fault, [])[0]?.cause;
  if (fault === undefined || cause === undefined) return null;
  return `Then this is another trouble, and the handbook has a page for it: the ${page.thing} ${fault.name}. Its likeliest cause is ${cause.name}. ${cause.check.do} To go into it, open the root cause, choose “It is something else” and take it from there.`;
}

function trustThem(talk: ChatContext, denied: string | undefined): string {
  const { page } = talk;
  const said = findSentences(talk, 1).filter((one) => !one.startsWith("It may be"));
  const first = page.causes[0].cause;
  return [
    toldOtherwise.test(talk.asked)
      ? "Whoever had it in hand has seen more than I can, so go by that."
      : "Then go by what you see, not by the guide.",
    `It begins with ${first.short} because that is what ${page.evidence.length > 0 ? "your answers point to" : "is met most often"}${denied === undefined && !isStopped(page) ? "; a minute for that check is well spent, since it costs nothing" : ""}.`,
    said.length > 0 && `Of what you name it says: ${said.join(" ")}`,
    "On the root cause, “It is something else” lists the other troubles of this thing; a new request that begins with what you just wrote is weighed anew.",
  ]
    .filter(Boolean)
    .join(" ");
}
