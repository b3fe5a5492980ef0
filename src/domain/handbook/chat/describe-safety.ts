import type { ChatContext, IntentHandler } from "./chat-context";
import { isStopped } from "./answer-emergency";
import { asksWhen, describeUntilThen } from "./ask-leave";
import { toWords } from "~/domain/language/words";

const fears =
  /\b(?:danger\w*|risk\w*|hazard\w*|unsafe|shock|electrocut\w*|hurt|harm(?:ful)?|poison\w*|toxic|explo\w+|blow up|catch fire|set fire|go up in flames|kill|lethal|worry|worried|worrying|concerned|scared|afraid)\b/;
/** "Will it explode?" asks what comes, which nobody knows. */
const foretells =
  /\b(?:(?:will|would) (?:it|this|that|they|the \w+)|(?:it|this|that|they|the \w+) going to)\b.*\b(?:explo\w+|blow up|catch fire|set fire|go up in flames|kill|electrocut\w*)\b/;
const poison = /\b(?:poison\w*|toxic|harmful)\b/;
const safe = /\b(?:safe|safely|safety|careful|precautions?|harmless)\b/;
/** Words that say how the fear is put, and nothing of what it is about. */
const beside = new Set(
  toWords(
    `repair job fix guide safe safely safety danger dangerous risk risky hazard hazardous unsafe shock hurt harm harmful poison
     poisonous toxic explode explosion blow up catch fire kill lethal careful precautions precaution
     harmless really still very actually use keep using carry on anyway now like can could electrocute me you myself be worry worried worrying concerned scared afraid should need`,
  ),
);

/** "Is it dangerous?", "Is it safe?", "Can it explode?": yes or no as the question was put. */
export const describeSafety: IntentHandler = (talk) => {
  const { asked, message, guide, page } = talk;
  if (/\bwarnings?\b/.test(asked) && guide.safety.length > 0)
    return `${guide.safety.join(" ")} ${listWarnings(guide)}`.trim();
  const fearful = fears.test(asked);
  if (!fearful && !safe.test(asked)) return null;
  const about = toWords(message).filter((word) => !beside.has(word));
  const { professionalOnly } = page.causes[0].cause.repair;
  if (about.length < 4 && poison.test(asked))
    return `The guide does not say. Take it as harmful until you know: keep it off your skin, out of food and out of reach of children, and wash your hands. ${professionalOnly ?? `Whoever makes the ${page.thing} can tell; if somebody swallowed some, call a poison helpline or a doctor.`}`;
  if (about.length > (professionalOnly === undefined ? 0 : 2)) return null;
  if (professionalOnly !== undefined) {
    const stop = sayStop(fearful, professionalOnly, foretells.test(asked));
    const fitting = asksWhen.test(asked) ? stop.replace(/^No, not/, "Not") : stop;
    return `${fitting} ${guide.safety.join(" ")}`.trim();
  }
  if (/\b(?:keep|carry on|continue|go on)(?: on)? \w+ing\b/.test(asked)) {
    const until = describeUntilThen(talk);
    if (until !== null) return until;
  }
  const warned = guide.steps.filter(({ text }) => text.includes("Warning:"));
  const where = warned.map(({ number }) => number).join(" and ");
  const mind = where && ` Mind the warning in step ${where}.`;
  const lead = fearful ? "Not if you keep to this:" : "Yes, if you keep to this:";
  return `${lead} ${guide.safety.join(" ")}${mind} Use the ${page.thing} again when the last step has gone well.`;
};

/** A fear on a page that hands the thing over: yes, before any wish in it is refused with no. */
export const describeFear: IntentHandler = (talk) =>
  isStopped(talk.page) && asksFear(talk.asked) && !/^\W*why\b/.test(talk.asked)
    ? describeSafety(talk)
    : null;

/** Yes to a fear, unless it asks what will come; no to a hope, and never to be used either way. */
export function sayStop(fearful: boolean, rule: string, isForetold = false): string {
  const told = /^(?:stop |do not |leave )/i.test(rule) ? rule : `Do not use it: ${rule}`;
  return fearful
    ? `${isForetold ? "Nobody can rule that out from here." : "Yes."} ${told}`
    : `No, not until it has been mended by somebody who does this. ${rule}`;
}

/** Whether a message asks if something is bad, so that "yes" means bad. */
export const asksFear = (asked: string) => fears.test(asked);

/** "Can I break it doing that?": a "no" would be read as "it cannot happen". */
const asksOfHarm =
  /\b(?:can|could|may|might|will) (?:i|we|it|that|this) (?:\w+ )?(?:break|damage|ruin|wreck|spoil|crack|strip|snap|scratch|kill|harm|hurt)\b/;

/** What holds until somebody knows the answer to a question that the guide does not answer. */
export const sayUntilKnown = (asked: string): string =>
  asksOfHarm.test(asked)
    ? "Until you know, assume that it can happen."
    : "Until you know, the safe answer is no.";

function listWarnings({ steps }: ChatContext["guide"]): string {
  return steps
    .flatMap(({ number, text }) => {
      const warning = /Warning: ([^.!?]+[.!?])/.exec(text)?.[1];
      return warning === undefined ? [] : [`In step ${number}: ${warning}`];
    })
    .join(" ");
}
