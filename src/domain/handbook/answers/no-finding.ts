import type { Question } from "../playbook";
import { toWords } from "~/domain/language/words";
import { withoutCondition } from "./question-leaning";

const asking = "(?:where|when|how|which|what|if|whether|who|why)";
const own = "(?:an?|any|the|another|one|access|enough|that|such)";

/** "Didn't see where it went", "could not tell you", "never thought to look". */
const notPerceived = new RegExp(
  `\\b(?:not|never|nobody|hardly)(?: \\w+){0,3}? (?:(?:see|saw|seen|hear|heard|notice|noticed)(?: \\w+){0,2}? (?:where|how|which|who|what|whether)|(?:tell|know|say|remember|look|looked|check|checked|follow|understand|find out|work out|figure|idea|clue|sure)(?: \\w+){0,2}? (?:${asking}\\b(?! i )|you\\b))\\b|\\b(?:did|was|were) not (?:\\w+ )?(?:look|looking|watch|watching|listen|listening|think to|pay|catch it|see it happen|present)\\b|\\b(?:am|was|were) (?:fast )?asleep\\b|\\bnever (?:there|here|around|awake|near) (?!the\\b)|\\bgo(?:es)? (?:by )?too (?:fast|quick)\\b|\\b(?:so|too) (?:quick|fast)(?:ly)? (?:that )?(?:i|you|we|to)\\b|\\b(?:i|we) do not (?:work|live|go) (?:there|here)\\b|\\b(?:i|we) (?:am|are) (?:not (?:near|by|with|at)|away|out|at work|on holiday|abroad)\\b|\\bdepends (?:what|which|who|where|how) (?:you|i|one|they)\\b`,
);

/** "Too dark in here to tell", "my eyes aren't what they were", "I'd need my glasses". */
const senses =
  /\btoo \w+(?: \w+){0,4} (?:to (?:tell|say|see|hear|know|check|judge|read|look|make out|be sure)|for me)\b|\bmy (?:eyes?|eyesight|hearing|ears?|sight|hands|back|arms)\b(?= (?:is|are|was|were|not|isnt|arent|got))|\bneed (?:my |some )?(?:reading )?(?:glasses|a torch|a magnif\w+)\b|\b(?:light|lighting|lit) (?:in )?(?:here|there) (?:is|are)\b|\btoo (?:dark|dim)\b/;

/** "I'm not allowed to", "it's glued shut". */
const barred =
  /\bnot (?:allowed|permitted|supposed|qualified|strong enough|confident|comfortable|competent|keen)\b|\bwould void\b|\bunder (?:warranty|guarantee)\b|\b(?:glued|sealed|riveted|welded) (?:shut|up|together)\b|\b(?:not|never) (?:see|seeing) (?:in(?:to|side)?|through|behind|under(?:neath)?|past|that)\b/;

/** "Can't get at it" tells nothing, unless it is asked whether it comes off. */
const cannotGet =
  /\bnot able\b|\bno way (?:of|to|i)\b|\b(?:i|we|you) (?:can|could) not (?:\w+ )?(?:get (?:\w+ ){0,3}(?:out|off|apart|at|to|into|near|behind|under\w*|hold)|lift|shift|reach|make out|work out)\b/;
const asksForFreedom =
  /\b(?:can|come|comes|stuck|sticks?|stiff|refuses?|opens?|turns?|moves?|off|out|apart|freely|jam\w*|seized|tight|firmly|held)\b/i;

/** "I'd need somebody to help", "waiting for the new one", "not had time". */
const waiting =
  /\b(?:would|will|id|i d|ill) (?:\w+ )?(?:need|have to|require|look|check|try|do it|find out|see)\b|\bwaiting (?:for|on|to)\b|\b(?:on order|in the post|still charging|being delivered|got to (?:buy|find|get|dig|ask|wait))\b|\bnot (?:had|got|have|found) (?:the |any |a |much )?(?:time|chance|opportunity|energy|round|around)\b|\bneed(?:s)? to (?:find|get|buy|borrow|dig|ask|wait|charge)\b/;

/** "I'm not sticking my hand in", "I'd rather leave it". */
const declines =
  /\b(?:i|we) (?:am|are) not (?!get|hear|see|feel|hav|notic|find|smell|lying|kidding|joking)\w+ing\b|^not (?!work|charg|mov|do|turn|run|light|play|heat|com|get|mak|spin|leak|show|respond|react|hold|clos|open|start|fit|stick|us)\w+ing\b|(?:\b(?:i|we|you)|^(?:do|would) not) (?:(?:do|would|did|really|not) )*(?:want|like|prefer) (?:me )?to\b|\bwant (?:me )?to\b.*\?|\brather (?:leave|keep|wait|be)\b|\btoo (?:scared|frightened|nervous|risky|dangerous)\b|\bnot my (?:job|thing|department)\b/;

/** "My wife sorts that", "ask my son", "he'd know", "it was my flatmate using it". */
const people =
  "(?:mum|mam|mother|dad|father|nan|gran\\w*|wife|husband|partner|girlfriend|boyfriend|son|daughter|kids?|children|brother|sister|flatmate|housemate|neighbour|friend|mate|landlord|cleaner|tenants?|lodger|previous owners?|colleague|boss|carer|grandson|granddaughter|ex|missus)";
const someoneElse = new RegExp(
  `\\b(?:my|our|the|his|her) ${people}s? (?:always |usually |normally |mostly )?(?:does|set|sets|sorts?|sorted|deals?|uses|looks?|has|knows?|would|might|handles?|keeps?|was)\\b|\\b(?:previous|last|first|former) (?:owners?|tenants?|people)\\b|\\bask (?:my|the|him|her|them)\\b|\\b(?:was|is|were) (?:my|our) ${people}\\b(?!s)|\\b(?:he|she|they) (?:would|might|will|may) know\\b|\\bset (?:all )?(?:that|it|this|them) up\\b|\\b(?:got|had|have|bought|inherited|was given) (?:it|them|this|that|one)? ?(?:from|off|as a|for) (?:\\w+ )?(?:friend|gift|present|ebay|gumtree|freecycle|freegle|charity|car boot|auction|market\\w*|facebook|neighbour|skip)\\b|\\bcame with the (?:house|flat|kitchen|place|caravan)\\b|\\b(?:was|were|been) (?:already )?like (?:that|this) (?:when|before|since)\\b|\\b(?:they|he|she|kids) (?:do|will|would|does) not (?:admit|own up|tell|say)\\b`,
);
/** "On mine they don't come out", "ours is a different type", "it's a petrol one", "there's only the one". */
const otherThing =
  /\b(?:not|no|never|only|no such \w+)\b.* (?:on|for|with|in) (?:mine|ours|this one|my one|my model|this model|that one|these)\b|\bdifferent (?:type|kind|sort|model|make|design|system|version)\b|\b(?:mine|ours|my \w+|this one|this model|my model) (?:(?:has|have) not (?:got|an?|any)|does not (?:have|come|do that|use|take)|has no|is not (?:that|the) (?:kind|type|sort)|never had|only (?:has|had|comes))\b|\b(?:only|just) (?:the |have |has |got |have got |has got )*(?:the |this )?one (?!side|end|corner|of|bit|spot|leg|light|lamp|speaker|ear|half)\w+ (?:on|here|there|in|at)\b|\b(?:i|we) (?:only |just )+(?:have |got |have got |own )(?:the |this )?(?:one|1)\b|^(?:i |we )?only (?:got|have|own) (?:\w+ ){0,2}ones?\b|\bonly (?:\w+ )?(?:that )?(?:i|we) (?:have|own|got|use|wear)\b|\blive (?:alone|on my own|by myself)\b|\bonly (?:ever )?(?:use|do|run|wear|ride) (?:it|them|that|one|the)\b/;

/** Whether an answer tells only why there is no finding: not seen, not able, not tried, not theirs, not the same thing. */
export function hasNoFinding(question: Question, plain: string): boolean {
  const { ask } = question;
  if ([notPerceived, senses, barred, declines, waiting].some((one) => one.test(plain))) return true;
  if (cannotGet.test(plain) && !asksForFreedom.test(ask)) return true;
  if (someoneElse.test(plain)) return true;
  return otherThing.test(plain) || deniesTheTry(ask, plain) || ownsNoneOf(ask, plain);
}

/** "Never moved it" answers nothing to "… when the lead is moved?". */
function deniesTheTry(ask: string, plain: string): boolean {
  const asked = toWords(withoutCondition(ask));
  const condition = new Set(
    toWords(ask).filter((word) => !asked.includes(word) && word.length > 2),
  );
  return [...plain.matchAll(/\b(?:not|never)(?: been| ever| really| had to)? (\w+)/g)].some(
    ([, verb = ""]) => toWords(verb).some((word) => condition.has(word)),
  );
}

const lacks = new RegExp(
  `(?:^|\\b(?:i|we) )(?:(?:do|did|have|has) )?(?:not|no) (?:have |got |own |possess )+${own} (\\w+)|^(?:have )?not got ${own} (\\w+)`,
);
const findings =
  /^(?:power|signal|picture|sound|light|heat|water|noise|problem|trouble|leak|drop|charge|idea|life|hot|steam|image|display|response)/;

/** "Haven't got a ruler": what it takes to find out is not there. */
function ownsNoneOf(ask: string, plain: string): boolean {
  const [, first, second] = lacks.exec(plain) ?? [];
  const name = first ?? second;
  return name !== undefined && !findings.test(name) && !/^(?:have|do|did) you\b/i.test(ask);
}
