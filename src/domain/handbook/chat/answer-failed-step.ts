import type { ChatContext, IntentHandler } from "./chat-context";
import { asksMore } from "./asks-more";
import { describeSubstitute, findMissedTool } from "./describe-section";
import { contentWords } from "./find-passage";
import { toWords } from "~/domain/language/words";
import { tellsFailure } from "./explain-cause";
import { weighFinding } from "./weigh-finding";
import { recogniseIntent } from "./recognise-intent";

/** "I did step 3 and it still does not heat": another cause to look for, never the same step again. */
export const answerFailedStep: IntentHandler = (talk) => {
  if (wish.test(talk.asked) || asksForSomebody.test(talk.asked)) return null;
  // "I don't have a stone, what else?" has not tried it yet.
  const missed = findMissedTool(talk);
  if (missed !== undefined && /\b(?:i|we) (?:do|have)(?:n't| not?)\b/.test(talk.asked))
    return describeSubstitute(missed);
  if (tellsFailure(talk.asked)) return offerNextCause(talk);
  if (asksMore(talk.asked) || !wasTried.test(talk.asked)) return null;
  return recogniseIntent(talk) === "step-failed" && soundsOfFailure.test(talk.asked)
    ? offerNextCause(talk)
    : null;
};

/** "Could I fill it with matchsticks, my dad did that?" */
const wish = /^\W*(?:(?:so|and|but|ok|or)\W+)*(?:can|could|may|should) (?:i|we)\b/;

/** "So where do I find a technician?" */
const asksForSomebody =
  /\b(?:who|where|how)\b.{0,40}\b(?:technician|engineer|repairer|workshop|mechanic|electrician|plumber|tailor|cobbler|repair shop)\b/;

/** Without one of these a message tells of a finding, or objects. */
const wasTried =
  /\b(?:tried|did|done|do|does|still|again|same|step|after|even|already|now|followed|didn\w*|doesn\w*|won\w*|no (?:luck|joy|better|change|use|good|difference)|(?:re)?placed|swapp?ed|chang(?:ed|ing)|clean(?:ed|ing)|fitted|put|turned|pressed|held|washed|checked|tighten(?:ed|ing)|descal(?:ed|ing)|reset|charged|soaked|glued|oiled|\w{3,}ed)\b/;

/** Without one of these nothing was tried in vain: "the hole is as big as a golf ball". */
const soundsOfFailure =
  /\b(?:\w+n['’]?t|not?|never|nothing|none|nowt|still|same|again|but|only|without|tried|did|done|failed|fails?|step|keeps?|what if|worse|useless|rubbish|as before|back|another|next|now|yet|\w+ed)\b/;

function offerNextCause(talk: ChatContext): string {
  const { page, guide, history } = talk;
  const offered = history.filter(({ isUser }) => !isUser).map(({ text }) => text);
  const told = weighFinding(talk).slice(1);
  const next = told
    .toSorted((a, b) => b.spoken - a.spoken || b.share - a.share)
    .find(
      ({ cause }) =>
        !offered.some((text) => text.includes(lookFor(cause.name))) &&
        !wasDone(talk, cause.check.do) &&
        !repeatsStep(talk, `${cause.name} ${cause.why} ${cause.check.do}`),
    );
  const later = stepsAfter(talk);
  if (!next)
    return [
      "Then this is the point to hand it over.",
      ...guide.help.filter((line) => !repeatsStep(talk, line)).map(withoutNow),
      later,
      `A repair café or a workshop looks at the ${page.thing} with fresh eyes; tell them what you have tried.`,
    ]
      .filter(Boolean)
      .join(" ");
  const { name, why, check, repair } = next.cause;
  const after =
    repair.professionalOnly === undefined || repeatsStep(talk, repair.professionalOnly)
      ? `If not, it is time for a second pair of eyes: a repair café or a workshop.`
      : `That would not be for home: ${repair.professionalOnly}`;
  return [`${lookFor(name)}. ${why} ${check.do} If ${check.finds}, that is it.`, after, later]
    .filter(Boolean)
    .join(" ");
}

/** A danger's page answers when to seek help with "Now." */
const withoutNow = (line: string) => line.replace(/^Now\. /, "");

const lookFor = (name: string) => `Then look for ${name} next`;

/** A text that says what a step says would send the person round in a circle. */
function repeatsStep({ guide }: ChatContext, text: string): boolean {
  const said = text.toLowerCase();
  return guide.steps.some(
    (step) =>
      said.includes(step.title.toLowerCase()) ||
      step.text
        .split(/(?<=[.!?])\s+/)
        .some((one) => one.length > 20 && said.includes(one.toLowerCase())),
  );
}

/** "Tried holding the button 40 secs": a check that the message says was done. */
function wasDone({ message }: ChatContext, check: string): boolean {
  const told = contentWords(message);
  const words = new Set(toWords(check));
  return told.length > 2 && told.filter((word) => words.has(word)).length > told.length / 2;
}

function stepsAfter({ asked, guide }: ChatContext): string {
  const number = Number(/\bstep (?:no\.? ?|number )?(\d+)/.exec(asked)?.[1] ?? 0);
  const last = guide.steps.length;
  if (number === 0 || number >= last) return "";
  const rest = number + 1 === last ? `Step ${last} comes` : `Steps ${number + 1} to ${last} come`;
  return `${rest} after it in the guide; if that is not done yet, do it first.`;
}
