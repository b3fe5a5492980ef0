import { isStopped } from "./answer-emergency";
import type { ChatContext, IntentHandler } from "./chat-context";

const lead = String.raw`^\W*(?:(?:and|so|but|ok|help|please|sorry)\W+)*`;
const something = String.raw`(?:it|this|that|they|(?:an?|the|my|some|such an?) (?:\w+ )?\w+|\w+)`;
/** "When would a spark be bad?" tells of none. */
const whenBad = new RegExp(
  String.raw`${lead}when (?:would|is|does|do|are|should) ${something} (?:be |become |get |turn |count as )?(?:really )?(?:bad|dangerous|serious|a (?:problem|danger|worry|bad sign)|worrying)\W*$|${lead}when should (?:i|we) (?:start to |really )?(?:worry|be (?:worried|afraid|scared))(?: (?:about|of) (?:it|that|(?:an? |the )?(?:\w+ )?\w+))?\W*$`,
);
const bursts = "explode|blow up|burst|go (?:bang|off|boom)";
const burns =
  "catch fire|go up in flames|burn (?:down(?: the (?:house|flat))?|the (?:house|flat) down)|set (?:the (?:house|flat)|something|anything) on fire";
const mayIt = String.raw`${lead}(?:(?:can|could|might|will|would) (?:it|this|that|they|the \w+) (?:still |just |actually |really )*|(?:is|are) (?:it|this|that|they|the \w+) (?:just |really )?(?:about to |going to |gonna ))`;
const mayBurst = new RegExp(String.raw`${mayIt}(?:${bursts})(?: on me| in my face)?\W*$`);
const mayBurn = new RegExp(String.raw`${mayIt}(?:${burns})\W*$`);

/** Whether a message asks what would be, and tells of nothing that is. */
export const isHypothetical = (asked: string): boolean =>
  whenBad.test(asked) || mayBurst.test(asked) || mayBurn.test(asked);

/** "When would a spark be bad?", "can it explode?": what would be a bad sign, where none has been told. */
export const answerHypothetical: IntentHandler = (talk) => {
  const { asked, page } = talk;
  if (isStopped(page)) return null;
  if (whenBad.test(asked)) return `${ofSpark(talk)}It is bad ${signs(talk)}`;
  if (mayBurst.test(asked))
    return `${speaksOfBursting(talk) ? `That cannot be ruled out from here, so do not use the ${page.thing} until it is mended.` : "Nothing on this page points to that."} Take it seriously ${signs(talk)}`;
  return mayBurn.test(asked) && page.power !== "none"
    ? `It can, where a contact is loose, a cord worn, something covered while it is warm, or a battery damaged. So leave the ${page.thing} off and nobody alone with it until it is mended. Take it seriously ${signs(talk)}`
    : null;
};

/** Whether the page itself has something to do with bursting, fuel or a cell that swells. */
const speaksOfBursting = ({ page, guide }: ChatContext): boolean =>
  [
    ...guide.safety,
    ...guide.help,
    ...guide.steps.map(({ text }) => text),
    ...page.causes.map(({ cause }) => `${cause.name} ${cause.why}`),
  ].some((text) => /\b(?:burst|explo|petrol|fuel|swell|swollen|lithium|safety valve)/i.test(text));

const ofSpark = ({ asked, page }: ChatContext): string =>
  /\bspark/.test(asked) && page.power !== "none"
    ? "A tiny blue one, once, as a plug or charger goes in, is mostly normal. A spark that stays, comes again while it runs, is yellow or large, crackles, smells or leaves a brown mark is not. "
    : "";

function signs({ page: { power, thing } }: ChatContext): string {
  const tell = "and tell me what you saw.";
  switch (power) {
    case "none":
      return `if the ${thing} bulges, cracks, hisses, or smells of gas or fuel: then let go of it, keep away and every flame with you, ${tell}`;
    case "battery":
    case "rechargeable":
      return `if it swells, hisses, smells sharp or sweet, smokes or gets too hot to hold: then do not charge or open it, keep away from it, ${tell}`;
    default:
      return `if it smells of burning, smokes, hisses, bulges, gets hotter than usual or trips the breaker: then cut its power at the plug or the fuse box, leave it off, ${tell}`;
  }
}
