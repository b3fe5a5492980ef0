import { toWords } from "~/domain/language/words";
import { contentWords } from "./find-passage";
import type { StepInWords } from "./guide-in-words";
import type { IntentHandler, ChatContext } from "./chat-context";
import { quoteStep } from "./describe-step";

/** A question whether something may be done. */
export const asksLeave =
  /(?<!\b(?:what(?: else)?|how(?: long| far| often| soon)?|where|when|who|which(?: \w+)?) )\b(?:can|could|may|should) (?:i|we)\b|\bis (?:it|that|this) (?:ok|okay|fine|safe|alright)\b|\bwould (?:it|that) be (?:ok|okay|fine|safe|alright)\b|^(?:but |so |and )?(?:\w+ )?\w+ (?:is|are) (?:ok|okay|fine|safe|alright)(?: (?:right|yes|though|too))?\W*\?/;

/** "When can I put the heating back on?" */
export const asksWhen =
  /^\W*(?:(?:and|so|but|ok|then)\W+)*(?:when|how (?:long|soon)\b.{0,12}\b(?:till?|until|before))\b/;

/** "Can I do it myself?" */
export const byMyself =
  /^(?:so |and |but |ok )?(?:can|could) (?:i|we) (?:really |just |even )?(?:do|fix|mend|repair) (?:it|this|that)(?: (?:myself|ourselves|at home))?\W*$|\bis (?:it|this|that) something (?:i|we) can (?:do|fix|mend|repair)\b/;

/** "Does it matter if I keep using it?", "is it bad to charge it?" */
export const doesHarm =
  /^\W*(?:(?:and|so|but|ok|then)\W+)*(?:does|would|will) (?:it|that|this) (?:really )?(?:matter|hurt|harm)\b|^\W*(?:(?:and|so|but)\W+)*(?:is|would) (?:it|that|this) (?:be )?(?:bad|harmful|dangerous|risky|a (?:risk|problem))\b/;

/** "Do I have to stop charging it?", "Should I call someone?" */
export const wantsToBeSafe =
  /^(?:and |so |but |ok )?(?:should|must|shall|do|does) (?:i|we|she|he|they|everybody) (?:(?:have|need|ought) to |really |now |better )*(?:stop|call|phone|ring|get out|go out|go outside|leave the (?:house|building|room|flat)|evacuate|stay (?:away|out))\b/;

/** Not "how many times do I have to do that": a yes answers no such question. */
const mustI =
  /(?<!\b(?:how|what|where|when|which|why|who)\b[^.,;?]{0,20})\b(?:do|must|should) i (?:really |still )?(?:have|need) to\b(?! (?:buy|get|order|pay|spend)\b)/;
const wishToSkip = new RegExp(
  String.raw`\b(?:skip|leave out|miss out|omit|do without)\b|${mustI.source}`,
);

const takesPartOff =
  /\b(?:do|must|should) i (?:really |still )?(?:(?:have|need) to )?(?:take|get|lift|remove|detach)\b(?! (?:\w+ )?(?:plug|it|them)\b).*\b(?:off|out|apart)\b/;

const opensIt =
  /\b(?:do|must|should) i (?:really |still )?(?:have|need) to open (?:it|this|that)(?: up)?\W*$/;

/** "Do I have to do this often?" wants no step left out. */
const oftener = /\b(?:how often|often|regularly|every|again|anything else)\b/;

/** "Can I skip the sanding?", "Do I have to close the tap?" */
export const keepAllSteps: IntentHandler = (talk) => {
  if (!wishToSkip.test(talk.asked) || oftener.test(talk.asked)) return null;
  // A step that only names the part does not take it off.
  if (takesPartOff.test(talk.asked)) return null;
  // Nor does a rule for before you open it, or a step for a dusty opening, ask anybody to open it.
  if (opensIt.test(talk.asked)) return null;
  if (talk.guide.steps.length === 0) return null;
  const step = findStep(talk);
  const wanted = wantedWords(talk);
  const isMust = mustI.test(talk.asked);
  const rule = talk.guide.safety.find((line) => shareIn(line, wanted) >= (isMust ? 1 : half));
  // "Do I have to boil it?", where the step says "Do not boil it".
  const ban = step?.text.split(/(?<=[.!?])\s+/).find((line) => isForbidden(line, wanted));
  if (isMust && ban !== undefined && shareIn(ban, wanted) === 1) return `No: ${ban}`;
  if (step !== undefined && isMust && !protects.test(talk.asked) && isChoice(step, wanted))
    return `No, it is one way of two. ${quoteStep(step)}`;
  if (step !== undefined) return `${isMust ? "Yes." : reasonToKeep(step)} ${quoteStep(step)}`;
  if (rule !== undefined) return `${isMust && !prohibition.test(rule) ? "Yes" : "No"}: ${rule}`;
  return /\b(?:skip|leave out|miss out|omit)\b/.test(talk.asked)
    ? "Better not: each step of the guide makes the next one safe or possible, so keep to all of them."
    : null;
};

const alternatives = /\b([\w-]+) or (?:by|with) (?:an? |the )?([\w-]+)/gi;

/** "With the machine or by hand": what is asked about is one way of two, and keeps nobody from harm. */
function isChoice({ title, text }: StepInWords, wanted: readonly string[]): boolean {
  if (makesSafe.test(title)) return false;
  return [...text.matchAll(alternatives)].some(([, one = "", other = ""]) =>
    toWords(`${one} ${other}`).some((word) => wanted.includes(word)),
  );
}

function reasonToKeep({ title, text }: StepInWords): string {
  if (makesSafe.test(title)) return "No. That step keeps you from harm.";
  return text.includes("Warning:")
    ? "No. The repair needs that step, and it has a warning."
    : "Better not: the steps after it build on it.";
}

/** What keeps somebody from harm is no matter of taste. */
export const protects =
  /\b(?:un-?plug\w*|plug|power|current|electric\w*|mains|gas|water|tap|fuse|breaker|batter(?:y|ies)|off|gloves?|goggles|glasses|masks?|respirator|ventilat\w*|windows?|air|outside|earth\w*|ground\w*|discharge|guard|safety|wear|cool|call|phone|stop|wait|test)\b/;

const makesSafe =
  /\b(?:unplug|plug|powerless|goggles|gloves|discharge|drain|batter(?:y|ies) out|(?:shut|close|switch\w*|turn\w*|cut|take) (?:\w+ )*(?:off|water|tap|power|current))\b/i;

function findStep(talk: ChatContext): StepInWords | undefined {
  const { steps } = talk.guide;
  const number = Number(/\bstep (\d+)/.exec(talk.asked)?.[1] ?? 0);
  const wanted = wantedWords(talk);
  return (
    steps.find((step) => step.number === number) ??
    steps.find(({ title }) => isAllIn(wanted, title)) ??
    steps.find(({ title, text }) => isAllIn(wanted, `${title} ${text}`))
  );
}

/** "Do I need to take it down?" names nothing that a step could be found by. */
const skipWords = new Set(
  toWords(
    "skip leave out miss omit do without really still have need to take get put go down up off",
  ),
);

function wantedWords({ message }: ChatContext): string[] {
  return contentWords(message).filter((word) => !skipWords.has(word));
}

function isAllIn(wanted: readonly string[], text: string): boolean {
  return shareIn(text, wanted) === 1;
}

const half = 0.5;

/** How much of what is wanted a text speaks of, from 0 to 1. */
function shareIn(text: string, wanted: readonly string[]): number {
  const words = new Set(toWords(text));
  return wanted.length === 0 ? 0 : wanted.filter((word) => words.has(word)).length / wanted.length;
}

/** What a page that rules a needle out means as well. */
const sharp = /\b(?:safety |drawing |hair ?)?pins?\b|\bpaper ?clips?\b|\btacks?\b/i;

/** "I used a metal needle, is that bad?" */
const asksPardon =
  /\bi (?:used|put|poured|sprayed|poked|scraped|rubbed|took)\b.*\b(?:is (?:that|it|this) (?:bad|ok|okay|fine|wrong|a problem)|did i (?:break|ruin|kill|damage))\b/;

const pardonWords = new Set(
  toWords("used put poured sprayed poked scraped rubbed took bad wrong problem"),
);

/** "Until it no longer shines" forbids nothing. */
const prohibition =
  /\b(?:do not|don't|never|no(?! (?:longer|further|later|sooner|less|more than)\b))\b/i;

/**
 * "Can I use a knife on the ice?": what the guide, or a page on another cause of this fault, forbids in
 * such words.
 */
export const describeWhatIsForbidden: IntentHandler = ({ page, guide, asked, message }) => {
  // What a rule says of a thing says nothing of going without it.
  if (!(asksLeave.test(asked) || asksPardon.test(asked)) || /\bwithout\b/.test(asked)) return null;
  const rules = [
    ...guide.safety,
    ...guide.steps.map(({ text }) => text),
    ...page.causes.flatMap(({ cause: { repair } }) => [
      ...(repair.safety ?? []),
      ...repair.steps.flatMap(({ warning = "", how }) => [warning, how]),
    ]),
    ...guide.help,
  ].flatMap((text) => text.replaceAll("Warning: ", "").split(/(?<=[.!?])\s+/));
  const wanted = contentWords(
    rules.some((rule) => sharp.test(rule)) ? message : message.replace(sharp, "needle"),
  ).filter((word) => !asksPardon.test(asked) || !pardonWords.has(word));
  const fits = rules
    .filter((rule) => isForbidden(rule, wanted))
    .map((rule) => ({ rule, share: shareIn(rule, wanted) }))
    .filter(({ share }) => share > half)
    .toSorted((a, b) => b.share - a.share);
  if (fits[0])
    return `${asksPardon.test(asked) ? "It may be" : "No"}: ${fits[0].rule}`.replace(
      /^No: (?=No\b)/,
      "",
    );
  const allowed = rules.find(
    (rule) =>
      /^(?:Use|Spray|Clean|Wipe|Wash|Rub|Oil|Put)\b/.test(rule) && shareIn(rule, wanted) === 1,
  );
  return allowed !== undefined && wanted.length > 1 ? `Yes, like this: ${allowed}` : null;
};

/** A "no" forbids what stands behind it: "Use the spray with no flame" allows the spray. */
function isForbidden(rule: string, wanted: readonly string[]): boolean {
  const at = rule.search(prohibition);
  if (at < 0) return false;
  // "No cotton: superglue grows hot in it" forbids the cotton.
  const only = /^No ([\w-]+(?: [\w-]+)?):/.exec(rule)?.[1];
  if (only !== undefined && shareIn(only, wanted) === 0) return false;
  const before = rule.slice(0, at);
  return (
    !/^(?:Use|Spray|Clean|Wipe|Wash|Rub|Oil|Put)\b/.test(before) || shareIn(before, wanted) === 0
  );
}

const keepsUsing =
  /\bis (?:it|this|that) (?:still )?(?:ok|okay|fine|alright|all right) to (?:keep |still |just )?(?:us(?:e|ing)|rid(?:e|ing)|wear(?:ing)?|run(?:ning)?|driv(?:e|ing)|sit on|stand on|sleep in)(?: (?:it|them|this|that))?(?: (?:now|then|like (?:this|that)|as it is|meanwhile|for now|(?:until|till) .*))?\W*$|\b(?:can|could|may|should) (?:i|we|he|she|they) (?:still |just )?(?:(?:ride|drive|cycle|get) (?:it |this )?home|(?:ride|cycle) (?:it |this )?to (?:work|school|town|the \w+)(?: \w+)?\W*$)|\b(?:can|could|may|should) (?:i|we) (?:still |just |safely )?(?:use|wear|ride|run|drive) (?:it|them|this|that)(?: (?:like (?:this|that)|as it is|home|back|to (?:work|school|town|(?:the|a) \w+)|tonight|today|tomorrow|now|though|then|at all))*\W*$|\b(?:can|could|may) (?:i|we) still (?:make|boil|cook|bake|wash|dry|print|cut|drill|sew|vacuum|play|listen)\b.{0,30}\b(?:with|in|on) (?:it|this|that|them)\b|\b(?:keep|carry on|continue|go on)(?: on)? \w+ing\b|\b(?:use|wear|ride|run)(?: (?:it|them|this))? (?:until|till|for now|meanwhile|in the meantime|anyway)\b/;
/** "Do not ride until both brakes hold." */
const notUntil =
  /^(?:do not|don't|never)\b[^.]{0,25}\b(?:use|ride|wear|run|drive|sit|stand|lean|switch|plug|charge)\b.*\b(?:until|before|again|any (?:more|further))\b/i;

/** "Can I still ride it?", where the guide says that nobody does before it is mended. */
export const forbidUntilThen: IntentHandler = ({ guide, asked }) => {
  const rule = keepsUsing.test(asked) ? findRest(guide) : undefined;
  return rule === undefined ? null : `${doesHarm.test(asked) ? "Yes" : "No"}. ${rule}`;
};

/** What the guide says of leaving the thing alone until it is mended. */
const findRest = (guide: ChatContext["guide"]): string | undefined =>
  [...guide.safety, ...guide.help, ...guide.steps.map(({ text }) => text)]
    .flatMap((text) => text.replaceAll("Warning: ", "").split(/(?<=[.!?])\s+/))
    .find((line) => notUntil.test(line));

/** "Can the kids jump on it?", "may she sit on it?" */
const carriesSomebody =
  /\b(?:can|could|may|should|is it (?:ok|okay|safe|fine|alright) (?:for|if|to let))\b.{0,25}\b(?:jump|bounce|sit|stand|climb|swing|sleep|skate|ride|bouncing|jumping|sitting|standing|climbing|sleeping)s? (?:(?:back|up|straight|again) )?(?:on|in|onto) (?:it|this|that|them)\b|\b(?:can|could|may|should) (?:he|she|they|(?:the|my|our) (?:kids?|child(?:ren)?|son|daughter|boy|girl|baby|toddler|grand\w+)) (?:still |just |now )?(?:ride|use|go on|play on) (?:it|this|that|them)\b/;

/** What bears somebody bears nobody before it is mended, whatever the guide goes on to say. */
export const letNobodyOn: IntentHandler = ({ page, guide, asked }) => {
  if (!carriesSomebody.test(asked) || page.causes[0].cause.repair.professionalOnly !== undefined)
    return null;
  const rule = findRest(guide);
  return rule === undefined
    ? `No, not before the last step has gone well: what carries somebody has to hold. Load it bit by bit yourself before anybody else does.`
    : `No. ${rule}`;
};

/** "Can I keep using it until Friday?", "can I still use it?" where the repair is one for home. */
export const describeUntilThen: IntentHandler = (talk) => {
  const { help } = talk.guide;
  if (!keepsUsing.test(talk.asked)) return null;
  const otherwise =
    help.length === 0
      ? null
      : `Only as long as none of this is so: ${help.join(" ")} If you are unsure, let the ${talk.page.thing} rest until it is mended.`;
  return forbidUntilThen(talk) ?? otherwise;
};
