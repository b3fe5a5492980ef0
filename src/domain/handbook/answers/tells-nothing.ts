import type { Question } from "../playbook";
import { toWords } from "~/domain/language/words";
import { listParts } from "./named-parts";
import { wasNeverDone } from "./never-done";
import { hasNoFinding } from "./no-finding";
import { rememberLast } from "./remember-last";

function anywhere(phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join("|")})\\b`);
}

const doubt = anywhere([
  "not (?:really |quite |too |so |entirely |100% |totally )?(?:sure|certain)",
  "unsure|uncertain|maybe|perhaps|possibly|could be|n/a|not applicable|idk|dk",
  "no (?:idea|clue)|have not (?:a|the foggiest|the faintest) ?(?:idea|clue)?|have not a clue|beats me|who knows|god knows",
  "(?:i|we|they|he|she|label|box|manual) (?:do|does|did|would) not (?:really |actually )?say",
  "(?:do|does|did|would) not (?:really |even |actually )?(?:know|remember|notice|recall|understand)",
  "(?:can|could) not (?:really |quite |honestly |actually )?(?:say(?! (?:that )?(?:it|they|i|we|he|she) (?:do|does|did|is|are|was|were|has|have|had)\\b)|tell|remember|recall|check|test|confirm|judge)",
  "(?:hard|difficult|impossible|tricky|too \\w+) to (?:\\w+ )?(?:tell|say|remember|know|see|judge|check|notice|touch|reach|lift|move)",
  "(?:not|never)(?: yet| been| had| got| a| the| to| even| round| chance| actually)*(?: able)?(?: to)? (?:checked|check|looked|look|tested|test|tried|try|noticed|measured|dared|dare|attempted|left it long)",
  "(?:hard|bit hard) of hearing|no sense of|deaf|(?:colou?r )?blind|eyesight|in the first place|(?:no|not an?) \\w+ to (?:try|test|check|measure) (?:it |this |that )?(?:on|with|in|out)?",
  "(?:cleaner|landlord|husband|wife|partner|mum|dad|son|daughter|brother|sister|neighbour|friend|mate|someone(?: else)?|others?|he|she|they|guests) (?:always |usually |normally )?(?:does|deals?|sees? to|looks? after|looked|handles?|might|would know|usually|uses?)",
  "(?:bought|got|found|inherited) it (?:like (?:this|that)|second ?hand|used)",
  "(?:hard|difficult|tricky) to (?:describe|explain|put into words|answer|pin down)|50 ?50|fifty fifty|so so|bit of both|either way|depends on (?!how)",
  "not relevant|irrelevant|not apply|no comment|not bothered|skip|pass|next question|wrong question|whatever you say|could go either way",
  "not that i (?:know|remember|noticed|recall|am aware)(?: of)?,? but|(?:would|will|might|may) not (?:\\w+ )?(?:see|hear|notice|feel|know|have (?:seen|heard|noticed))|they deny|anything is possible|nobody (?:knows|will say|owns up|admits)",
  "never (?:really )?\\w+(?:ed|en|t)?(?: it)? (?:for )?(?:that|so|this) (?:long|far|high|hard)|only (?:ever )?(?:used|ridden|driven|tried|worn|played|switched|run)(?: it| them)? (?:it )?(?:the |on |in |for |at |once)|(?:never|not|rarely) (?:in|home|there|around|up) when",
  "no \\w+ (?:here|around|at home|to hand|in the house|handy)",
  "not (?:yet|paid attention|seen it|been (?:there|in))|was not (?:in|there|here|listening|looking|home|paying)",
]);

/** The thing is not at hand: "the lid is at my mum's", "it's been binned", "still packed in the garage". */
const away =
  /\b(?:(?:is|are|was|were|got|left|still|been|be)(?: \w+){0,2} (?:at|with|round) (?:my |the |our |a )?(?:mums?|dads?|parents?|work|office|friends?|mates?|sons?|daughters?|neighbours?|cobblers?|shop|repair\w*|school|home)|(?:been|got|was|already) (?:\w+ )?(?:binned|sold|given away|thrown (?:out|away)|chucked(?: out)?|returned|sent back)|(?:still|all) (?:packed|boxed)(?: up| away)?|not (?:at home|with me|here with me|to hand|got it (?:here|with me)|have it (?:here|with me)))\b/;

/** What would have to be done first, or never comes up: "I'd have to open it", "we only ever use the one". */
const untried =
  /\b(?:(?:would|id) (?:have|need) to|only ever|(?:i|we) (?:have )?never (?:really )?(?:use|used|wear|wore|watch(?:ed)?|pay|paid|look(?:ed)?|went|go|tried|waited|had (?:a|the) chance)|(?:too|very) (?:heavy|high up|far|hard|stiff|awkward|dangerous|hot) (?:for me|to (?:lift|touch|reach|get|turn|move|hold))|not (?:been|used it|had it) (?:home|out|long enough|enough|that long)|only (?:just )?(?:moved|bought|got) (?:in|it)|borrowed|second ?hand|hand ?me ?down|flea ?market)\b/;

/** "Can't swap them": what the question would have one try is out of the question. */
const unableToTry =
  /\b(?:can|could) not (?:really |even |actually )?(?:swap|exchange|check|test|hold|use|shake|bend|unplug|reach|do that|do it|try|feel|see|look|press it|wet|compare|borrow|measure|disconnect|detach)\b/;

/** What is not within reach: "cannot see it from outside", "can't get to that bit". */
const outOfReach =
  /\b(?:(?:can|could) not|unable to|not able to|no way (?:of|to)|not manage to|will not let me)(?: \w+){0,2}? (?:see|seeing|hear|feel|smell|reach|reaching|get|find|look|open|access|work it out|figure|manage|read|climb|remove|undo|unscrew|measure|try|lift)\b/;

/** "Can't feel any draught" tells that there is none. */
export const feelsNone =
  /\b(?:can|could) not (?:really |actually )?(?:see|hear|feel|smell|find) (?:nothing|any(?! ?more| ?else)(?:thing(?! else| since| because))?|a|one|much)\b(?!.*\b(?:since|because|without|from (?:here|outside|where))\b)/;

const putOff = anywhere([
  "(?:need|needs|have|got) to (?:buy|get|find|borrow|order|fetch|charge) (?:one|some|it|a|an|them|another|new)",
  "(?:will|i am going to|going to|need to|have to|got to|must) (?:\\w+ )?(?:try|check|look|test|see|ask|find out|wait|get back|report)",
  "(?:wait|leave it|standing|overnight|try) and see|later|tonight|tomorrow|give me|let me|when i (?:get|am) (?:home|back)|next time|ask (?:her|him|them)|remind me",
]);

const refusal = anywhere([
  "scared|afraid|frightened|nervous|dare not|not dared?|rather not|no way|not (?:safe|worth)|too dangerous|none of your|why (?:do|would|does|is)",
  "(?:do|would) not (?:want|like|fancy|feel like|trust|do|think any)|(?<!\\b(?:is|are|was|were) )not (?:touching|putting|going|doing|risking|sticking|taking|opening|about to)",
]);

const counterQuestion =
  /^(?:and |but |sorry |er+ |um+ |hm+ |ok )*(?:whats?|where|wheres|which|how|why|who|whose|when (?:you say|do|should)|do you|did you|should i|shall i|can i|could you|can you|does (?:that|it) (?:matter|mean)|is (?:that|this|the|it) .*\?)\b/;

/** The try cannot be made on this one: "it's fixed to the wall", "that doesn't come off on mine". */
const ruledOut =
  /\b(?:(?:fixed|screwed|bolted) (?:to|on) (?:the|a) (?:wall|floor|ceiling|worktop)|built ?in|wired in|soldered|(?:not|never) (?:come|go|lift|slide|pull|open)s?(?: off| out| apart| up)? on mine|i always (?:switch|turn|unplug)\w*(?: \w+){0,2} (?:off|out)|(?:remote|base|charger|adapter|manual|stand|cable|key|cradle) (?:got|was|is|has been|went) (?:lost|missing|stolen)|lost (?:the|my|its) (?:remote|base|charger|adapter|manual|stand|cable|key|cradle))\b/;
const asksOfLoss = /\b(?:missing|lost|gone|original|another|come off)\b/i;

/** A question back within an answer: "it's sealed, how do I open it". */
const asksWithin =
  /\b(?:how (?:do|can|would|should|am) (?:i|you|one)|what (?:is|are|does|do) (?:that|this|an?|it|those|they|you)\b|where (?:do|can|would|should) (?:i|you|one|that|it))\b/;

/** Whether an answer tells nothing: no words, doubt, out of reach, put off, refused, asked back, or of a part that is not there. */
export const tellsNothing = rememberLast(isWithoutFinding);

function isWithoutFinding(question: Question, plain: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(plain)) return true;
  if (isNotYet.test(plain)) return !asksForDone.test(question.ask);
  if (wasNeverDone(question.ask, plain)) return false;
  if ([doubt, refusal, putOff, away].some((one) => one.test(plain))) return true;
  if (asksWithin.test(plain)) return true;
  if (ruledOut.test(plain) && hangsOnTry.test(question.ask) && !asksOfLoss.test(question.ask))
    return true;
  if (untried.test(plain) && !/\b(?:old|unused|stood|opened|reset|bought|new)\b/.test(question.ask))
    return true;
  if (unableToTry.test(plain) && !feelsNone.test(plain) && hangsOnTry.test(question.ask))
    return true;
  if (outOfReach.test(plain) && !feelsNone.test(plain) && !asksForAbility(question, plain))
    return true;
  if (notDoneYet.test(plain) && !asksForDone.test(question.ask)) return true;
  return (
    counterQuestion.test(plain) ||
    asksBack(plain) ||
    lacksThePart(question, plain) ||
    (!plainStart.test(plain) && hasNoFinding(question, plain))
  );
}

const plainStart = /^(?:yes|yeah|yep|yup|no|nope|nah)\b[,. ]/;

const isNotYet = /^(?:no,? )?not (?:yet|so far|as yet)\W*$/;
const asksForDone = /^(?:have|has|had|did|was|were)\b/i;
const hangsOnTry = /\b(?:when|while|if|with|without|after|another|on an?|only|by itself|it)\b/i;

const notDoneYet =
  /\b(?:have|had) not (?:\w+ ){0,2}\w+(?:ed|en)\b|\bnot (?:deal with|know about)\b/;

/** "Can you turn it?" is answered by "I can't". */
function asksForAbility({ ask }: Question, plain: string): boolean {
  const verb = /\b(?:can|could) not (\w+)/.exec(plain)?.[1];
  return verb !== undefined && new RegExp(`\\bcan (?:you|it|the)\\b.*\\b${verb}`, "i").test(ask);
}

/** A question that is not a remark behind an answer: "button? where", "is the lamp the same as the light?". */
function asksBack(plain: string): boolean {
  const [first = ""] = plain.split("?");
  if (/\b(?:where|which(?: one| bit| part)?|what|how|why)\s*\??$/.test(plain)) return true;
  return (
    plain.includes("?") &&
    !/^(?:yes|no|yeah|nope|yep)\b/.test(first) &&
    first.split(/[.,;!]/).length < 2
  );
}

const absence =
  /\b(?:(?:there (?:is|are|was|were)|(?:has|have|had|got|with|comes with|takes|it is|is|mine is|does|do)(?: not)?(?: have| got)?) (?:no|not any|not an?|any)|^no|, ?no|not (?:have|got|own|fitted with)(?: an?| any| the)?|without(?: an?| any)?|not (?:an?|another)|no) (\w+(?: \w+)?)/g;

const other = /\b(?:another|other|second|different|spare|new)\b/i;
const hasNoOther =
  /\b(?:(?:not|no|never) (?:have|got|own|had)(?: got)?(?: an?| any)? ?(?:another|other|spare|second|anything else|different|one|new)|only (?:have|got|own)(?: got)? (?:the |this )?(?:one|1)|(?:no|not an?) (?:spare|other|second)\b(?! \w+ (?:works?|helps?|runs?)))\b/;

/** "Mine only has a zip", "my base hasn't got a lamp", "there isn't an earth wire on it". */
const onlyHas =
  /\b(?:mine|it|ours|this one|my \w+) only (?:has|have|got|comes with) (?:an?|one|two|the)\b/;
const ownsNo =
  /\b(?:(?:has|have|had|got|comes with) (?:no|not(?: got| have)? (?:an?|any))|does not (?:have|come with) (?:an?|any)|there (?:is|are) not (?:an?|any)) (\w+(?: \w+)?)/;

/** "There is no lid to lift": the question takes that part for granted. */
export function lacksThePart(question: Question, plain: string): boolean {
  if (other.test(question.ask) && hasNoOther.test(plain)) return true;
  if (onlyHas.test(plain)) return true;
  const isAskedFor = /^(?:has|have|had|is there|are there|do you see)\b/i.test(question.ask);
  const owned = isAskedFor ? undefined : ownsNo.exec(plain)?.[1];
  if (owned !== undefined && toWords(question.ask).some((word) => toWords(owned).includes(word)))
    return true;
  const subject = /^(?:does|do|did) (?:an?|any) (\w+)/i.exec(question.ask)?.[1];
  if (subject && owned === undefined) {
    const missing = ownsNo.exec(plain)?.[1];
    if (
      missing &&
      /\b(?:it|mine) /.test(plain) &&
      toWords(missing).includes(toWords(subject)[0] ?? "")
    )
      return true;
  }
  const parts = listParts(question);
  return [...plain.matchAll(absence)].some(([, name = ""]) => {
    const [head, next] = toWords(name);
    return [head, next].some((word) => word !== undefined && parts.has(word));
  });
}
