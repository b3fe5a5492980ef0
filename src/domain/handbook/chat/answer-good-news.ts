import type { ChatContext, IntentHandler } from "./chat-context";
import { asksMore } from "./asks-more";
import { isStopped } from "./answer-emergency";

const verbs =
  "works?|working|runs?|running|clicks?(?! (?:off|out))|drains?|charges?|charging|heats?|starts?|spins?|turns?|opens?|closes?|prints?|plays?|holds?|sucks?|lights? up|connects?|boils?|cuts?|flows?|ticks?|shuts?|moves?|fits?|stops? (?:leaking|dripping)|(?:water )?(?:runs|goes) through";
const states =
  "steady|fixed|sorted|solved|mended|fine|ok|okay|dry|quiet|silent|tight|gone|straight|clear|free|good as new|like new|perfect";

/** It does again what it did not do. */
const recovered: readonly RegExp[] = [
  new RegExp(
    `\\b(?:now|finally|at last)\\b,? (?:it |they |the [\\w ]{1,25} )?(?:just |all )?(?:${verbs})\\b`,
  ),
  new RegExp(
    `^(?:(?:yes|yay|great|ok|hey|wow)[,! ]+)?(?:it|they|that|everything|the [\\w ]{1,25}|my [\\w ]{1,25}|(?!or|and|but|to|would|will|can|the\\b)\\w+) (?:all )?(?:${verbs})(?: \\w+)?(?: (?:now|again|fine|perfectly|at last)|$)`,
  ),
  new RegExp(`\\b(?:it|they|that) (?:${verbs})(?: \\w+)? (?:now|again|fine|perfectly)\\b`),
  new RegExp(
    `\\b(?:is|are|'s|s|looks?|seems?|sounds?) (?:all )?(?:now )?(?:${states})(?: (?:now|again)\\b|[!. ]*$)`,
  ),
  /\b(?:that|this|it) (?:did it|did the trick|was it|fixed it|helped|worked)\b|^(?:fixed|solved|sorted)\b/,
];
/** What was in the way has come out. */
const removed =
  /\b(?:found|there was|there were|got|pulled|took|fished|picked|dug|had)\b.{0,60}\b(?:out|stuck|loose|in (?:it|there|the)|inside|coin|sock|hair|lump|fluff)\b/;
const tookOut =
  /\b(?:pulled|took|fished|got|picked|dug|cleaned|tightened|it was|was loose|i found|found (?:a|the|it))\b/;
const setBack =
  /\b(?:but|however|still|except|only|though|although|again after|not|no longer|never|dies|worse|nothing|slow\w*|smok\w*|smell\w*|spark\w*|burn\w*|hot|noise|loud\w*|broken?|snapped|cracked|torn|tear|dead|half|sometimes|shed|garage|cupboard|drawer|phone|until|silent|bad|too|anyway|will|works fine otherwise|when|if|loops?|leaks?|drips?|jams?|squeaks?|rattles?|crackles?|flickers?|skips?|otherwise|top|one side|yesterday|this morning|last (?:night|week|month|year)|fixed (?:ip|price|address|width)|(?:wires?|cables?|cords?|leads?) (?:is |are |hanging |came |come )?(?:loose|off))\b|n't\b|\b(?:didnt|doesnt|dont|wont|cant|isnt|hasnt|wasnt)\b/;

/** "Now it drains", "found a coin and took it out": glad of it, and what is left to do. */
export const answerGoodNews: IntentHandler = (talk) => {
  const { page } = talk;
  const asked = talk.asked.replace(/[,.!]?\s*(?:is there )?anything else\W*$/, "");
  const told = asked.split(/(?<=[.!?])\s+/);
  const news = told
    .filter((part) => !asks.test(part))
    .join(" ")
    .trim();
  if (news === "" || setBack.test(news) || goesOn.test(asked)) return null;
  const thing = new RegExp(`\\b(?:${page.thing.toLowerCase().split(" ").join("|")})`);
  const isOfThing = ofThing.test(news) || thing.test(news);
  const works = isOfThing && recovered.some((pattern) => pattern.test(news));
  const cameOut = removed.test(news) && tookOut.test(news) && !asksMore(asked);
  if (!works && !cameOut) return null;
  // "Can I just cut the plug off? The pot itself is fine."
  if (isStopped(page) && told.some((part) => asks.test(part))) return null;
  if (isStopped(page) && page.basis !== "danger")
    return `Glad to hear it. If it stays so, there is nothing more to do. Leave the case of the ${page.thing} closed all the same: ${page.causes[0].cause.repair.professionalOnly}`;
  if (isStopped(page))
    return `Good to hear, but do not use the ${page.thing} yet: the danger is not gone because it works. ${page.causes[0].cause.repair.professionalOnly}`;
  const why =
    told.length > 1 && asks.test(asked) ? ` It was most likely ${page.causes[0].cause.name}.` : "";
  return works
    ? `Glad to hear it: that was it, then.${why} ${whatIsLeft(talk)}`
    : `Well found: that may well have been it.${why} ${whatIsLeft(talk)} If it is no better then, tell me.`;
};

/** "Arms spin fine and holes are clear. now what": a step that went well, and not the end. */
const goesOn =
  /\b(?:now what|what now|what next|next)\b|\bso (?:is|was|are|could|would|does|do) (?:it|they|that|this)\b/;
/** "The screw just spins" speaks of a part. */
const ofThing =
  /\b(?:it|its|it's|they|everything|all|now|again|finally|at last|fixed|solved|sorted)\b|^(?:looks?|sounds?|seems?)\b|\bth(?:at|is) (?:works|worked|did|fixed|was|has|sorted|helped)\b|^(?:works?|working|runs|drains|charges|heats|prints|spins|starts)\b/;

const asks =
  /\?|^\W*(?:so |and |but |ok(?:ay)? )?(?:what|how|where|which|who|when|why|can|could|is|are|do|does|will|would|should)\b/;

function whatIsLeft({ guide }: ChatContext): string {
  const last = guide.steps.at(-1);
  if (last === undefined) return "Put back what you took off before you use it.";
  return `Before you use it again, put back what you took off, then do the last step. Step ${last.number}, “${last.title}”: ${last.text}`;
}
