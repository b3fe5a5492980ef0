import { recogniseLanguage } from "~/domain/language/recognise-language";
import { findHazards } from "~/domain/safety/read-hazards";
import { translateHazard } from "~/domain/safety/translate-hazard";
import { findDanger } from "~/domain/handbook/find-danger";
import { isStopped } from "./answer-emergency";
import { isHypothetical } from "./answer-hypothetical";
import { asksLeave, asksWhen, byMyself, doesHarm, wantsToBeSafe } from "./ask-leave";
import { listActions } from "./guide-in-words";
import type { IntentHandler } from "./chat-context";
import { asksOfHouseWater } from "./close-the-water";
import { sayStop } from "./describe-safety";
import { tellsStepFailed } from "./explain-cause";

/** What must be made safe before any other answer; what the thing is, the guide has said already. */
export const warnOfDanger: IntentHandler = ({ page, message, asked }) => {
  // On a page that stops, even a question is answered by the stop.
  if (!isStopped(page) && (isHypothetical(asked) || asksOfHouseWater.test(asked))) return null;
  const item = { itemDescription: page.thing, itemIssue: "", answers: [] };
  const known = new Set(findHazards(item).hazards.map(({ id }) => id));
  const raised = findHazards({ ...item, remarks: message }).hazards;
  const danger = findDanger(
    raised.filter(({ id }) => !known.has(id)),
    page,
  );
  const cause = danger && Object.values(danger.causes)[0];
  // What is on the screen already needs no second stop, and what was asked may be answered.
  if (!cause || danger.id === page.fault.id) return null;
  const actions = cause.repair.steps.map(({ title }) => `- ${title}.`);
  const first = raised.find(({ severity }) => severity === "stop");
  return [
    `Stop here. ${cause.repair.professionalOnly ?? cause.why}`,
    // Whoever told it in German is told so in German as well.
    first && translateHazard(first, recogniseLanguage(message)).inLanguage?.now,
    "Do this now:",
    actions.join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
};

/** "Can I open it myself?", "Can I keep using it until Friday?" where the repair belongs in other hands. */
export const keepHandedOver: IntentHandler = ({ page, guide, asked }) => {
  const { professionalOnly } = page.causes[0].cause.repair;
  if (tellsStepFailed(asked)) return null;
  // A "no" before the same words would be leave to go on.
  if (page.basis === "danger" && professionalOnly !== undefined && wantsToBeSafe.test(asked))
    return `Yes. ${professionalOnly}`;
  const wish =
    /\b(?:open|unscrew|take (?:it|this|the \w+) (?:apart|off)|press|squeeze|flatten|pierce|charg(?:e|ing)|us(?:e|ing) (?:it|this|that|the|my)|switch it on|turn it on|try it|myself|anyway|until|skip|(?:keep|carry on|continue|go on) (?:on )?\w+ing)\b/;
  if (
    professionalOnly !== undefined &&
    /\b(?:take|bring|send|show) (?:it|this|that) (?:back )?to\b/.test(asked)
  )
    return `Yes, that is the way. ${professionalOnly}`;
  // "What would a shop charge?" is no wish to charge it.
  if (/\b(?:how much|what|roughly|shops?|they|you)\b.{0,25}\bcharge\b/.test(asked)) return null;
  if (professionalOnly !== undefined && takesForSafe.test(asked) && !handsItOver.test(asked))
    return sayStop(false, professionalOnly);
  if (page.basis === "danger" && objects.test(asked) && !pleads.test(asked))
    return `That does not make it safe. ${professionalOnly} What to do now is in the guide: ${listActions(page, guide)}.`;
  const isWish =
    wish.test(asked) ||
    pleads.test(asked) ||
    leaveForOthers.test(asked) ||
    byMyself.test(asked) ||
    (asksLeave.test(asked) && !handsItOver.test(asked));
  return professionalOnly !== undefined && isWish
    ? `${leadOf(asked)} ${professionalOnly} What to do now is in the guide: ${listActions(page, guide)}.`
    : null;
};

const asksHowTo =
  /^\W*(?:(?:and|so|but|ok|then)\W+)*(?:(?:how|what|which|where|why)(?: \w+){0,2} (?:do|can|could|should|would|must|shall) (?:i|we|you)\b|how to\b|who (?:can|could)\b|(?:do|must) (?:i|we) (?:have|need) to\b)/;
const asksHow = /^\W*(?:(?:and|so|but|ok|then)\W+)*(?:how|what|which|where|why|who)\b/;
const asksFact =
  /^\W*(?:(?:and|so|but|ok|then)\W+)*(?:does|do (?:they|these|those|you|the \w+s)\b|did|was|has|is (?!(?:it|this|that) (?:still )?(?:ok|okay|fine|safe|alright|all right|possible|allowed|enough|good)\b)|are (?!(?:they|these|those) (?:still )?(?:ok|okay|fine|safe|alright)\b))/;

/** "No." before an answer to what is so would be read as "it is not so". */
function leadOf(asked: string): string {
  if (doesHarm.test(asked)) return "Yes.";
  if (asksWhen.test(asked)) return "Not yet.";
  if (asksHowTo.test(asked)) return "Not at home.";
  if (asksHow.test(asked)) return "What counts is this:";
  return asksFact.test(asked) && !asksLeave.test(asked) && !byMyself.test(asked)
    ? "What counts is this:"
    : "No.";
}

/** "But it still works", "but it is really good tape": none of that makes it safe. */
const objects = /^\W*but\b(?!.*\b(?:can'?t|cannot|how|what|where|who)\b)[^?]*$/;

/** "I unplugged it an hour ago, so it's safe, right?" */
const takesForSafe =
  /\b(?:so|then|now|that'?s|it'?s|must be|should be)\b[^.?!]{0,20}\bsafe\b(?:,? (?:now|then|right|enough|yes|no|ok|isn'?t it|to (?:open|touch|work on|use)(?: (?:it|inside))?))*\W*$/;

/** "But it's only for this afternoon", "but the crack is only small". */
const pleads =
  /^\W*(?:but|even if|even though)\b.{0,30}\b(?:only|just)\b.{0,20}\b(?:small|tiny|little|minor|short|hairline|once|for|until|till|to(?:day|night|morrow)|minutes?|hours?|a bit)\b[^?]*$/;

/** "Can he still ride it to school?", but not "can my brother fix it?". */
const leaveForOthers =
  /\b(?:can|could|may|should) (?:he|she|(?:my|our) \w+|the (?:kids?|child|children|baby|dog|cat)) (?:still |just |at least )?(?!know|tell|fix|repair|mend|help|look|take|bring)\w+/;

/** What may be done with a thing that nobody should mend at home. */
const handsItOver =
  /\b(?:call|ask|send|bring|claim|return|recycle|throw|bin|dispose|replace it|buy|get (?:it|a|an|the)|have it|take it (?:to|back)|who|where|whom|cost|know|tell)\b/;

/** "What do I do now?" where the repair belongs in other hands. */
export const describeWhatNow: IntentHandler = ({ page, guide, asked }) => {
  const { professionalOnly } = page.causes[0].cause.repair;
  if (professionalOnly === undefined || !/\bwhat (?:do|should|can|must) (?:i|we) do\b/.test(asked))
    return null;
  return `${professionalOnly} Do this now: ${listActions(page, guide)}.`;
};

/** "Is the mug safe for hot food now?" after a repair with glue. */
export const keepGlueFromFood: IntentHandler = ({ page, guide, asked }) => {
  const use =
    /\b(?:food|eat(?:ing)?|drink(?:ing|s)?|hot(?! (?:melt )?glue)|coffee|tea|soup|dishwasher|microwave|oven)\b/;
  const glues = [...guide.tools, ...guide.steps.map(({ title, text }) => `${title} ${text}`)];
  const isGlued = glues.some((text) => /\b(?:glue[ds]?|epoxy|adhesive)\b/i.test(text));
  if (page.power !== "none" || !isGlued || !use.test(asked)) return null;
  return `No. Glued pieces are for display, not for food or heat: no household glue is made to be eaten from, hot food and the dishwasher soften it, and then the joint lets go. Keep the ${page.thing} for show or for dry things.`;
};
