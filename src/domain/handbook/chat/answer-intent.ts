import { possibleLanguages } from "~/domain/language/recognise-language";
import type { ChatContext, IntentHandler } from "./chat-context";
import { answerLanguage, answerNewSymptom, answerWhoMends, stopAtDanger } from "./answer-elsewhere";
import { asksLeave } from "./ask-leave";
import { answerMissingTool, answerSubstitute } from "./answer-making-do";
import { answerCannotFind, answerPartLook, answerWord } from "./answer-part";
import { answerWhereItGoes, speaksOfPuttingBack } from "./answer-of-steps";
import { answerPuttingBack } from "./answer-putting-back";
import { answerCost, answerWarranty, answerWhereToBuy, asksForShop } from "./answer-shopping";
import { answerHowLong, answerIsItSafe } from "./answer-time-and-safety";
import type { Intent } from "./intent";
import { asksWhy } from "./know-how/asides";
import { recogniseIntent } from "./recognise-intent";
import { welcome } from "./return-courtesy";

type Answer = (talk: ChatContext) => string | null;

/** What is left out here is answered elsewhere: a step that failed, and small talk. */
const answers: Partial<Record<Intent, Answer>> = {
  "where-to-buy": answerWhereToBuy,
  "cost-or-worth-it": answerCost,
  warranty: answerWarranty,
  "tool-missing": answerMissingTool,
  "substitute-material": answerSubstitute,
  "how-long": answerHowLong,
  "is-it-safe": answerIsItSafe,
  "part-name-or-look": answerPartLook,
  "cannot-find-part": answerCannotFind,
  "clarify-word": answerWord,
  "undo-or-reassemble": (talk) =>
    answerWhereItGoes(talk) ??
    (speaksOfPuttingBack.test(talk.asked) && !asksLeave.test(talk.asked)
      ? answerPuttingBack(talk)
      : null),
  "professional-where": answerWhoMends,
  "new-symptom": answerNewSymptom,
  thanks: ({ page, asked }) =>
    asked.includes("?") || !grateful.test(asked) ? null : welcome(page),
};

/** Without one of these "on batteries it is perfectly clear" tells of a finding. */
const grateful =
  /\b(?:thank\w*|thx|ta|cheers|great|good|nice|brilliant|super|lovely|perfect|helpful|well done|legend|star|appreciate\w*|kind|love|best|awesome|amazing|fantastic|excellent|wonderful|ace|hero|genius|clever|ok(?:ay)?|understood|got it|hurray|hooray|yay|wow|bravo|happy|job|champ|fab(?:ulous)?|magic(?! (?:eraser|sponge|mouse|keyboard))|bless|danke|merci|gracias)\b/;

/**
 * What a message must hold besides being recognised: without it, the answer would be to something else, and
 * a search or an honest “the guide does not say” helps more.
 */
const needed: Partial<Record<Intent, RegExp>> = {
  "where-to-buy":
    /\bwhere\b.{0,30}\b(?:buy|get (?!at|to|in)|order|find|source)\b|\b(?:buy|order|source|suppliers?|sells?|sold|stocks?|amazon|ebay|shops?|spares?|part (?:no|number)|search for|look for|online)\b/,
  "cost-or-worth-it":
    /\bworth\b|\bhow much (?:is(?! too)|are|does|do|will|would|should|could|to|for|roughly|money)\b|\bcosts?\b|\bpric(?:e|ed|es|ey|ing)\b|\b(?:expensive|cheap(?:er)?|dear|quid|afford|budget|economic\w*|landfill|ballpark|save (?:it|money)|bother(?:ing)?|make sense|estimate|quote|bin it|scrap it|chuck it|throw it|replace it instead)\b|[€£$]|\b(?:they|he|she|shop|repairer|place|workshop|tech\w*|engineer|someone|you) (?:charge|ask|take|want)\b/,
  warranty:
    /\b(?:warrant\w*|guarant\w*|receipt|insur\w*|refund|return(?:ed|ing)?|tak(?:e|ing) it back|send it back|bought|purchase\w*|covered|consumer|statutory|rights?|claim)\b/,
  "how-long":
    /\bhow (?:long|soon|quick\w*|fast|many (?:steps|minutes|hours|days))\b|\b(?:until |till )?when (?:can|will|may|do|should|is)\b|\b(?:how much|any idea of|the) time\b|\b(?:minutes?|hours?|days?|overnight)\b.{0,12}\b(?:enough|ok|okay|too long|too short)\b|\b(?:cured?|dry|set|done|ready) (?:yet|by|before)\b/,
  "is-it-safe":
    /\b(?:safe\w*|danger\w*|risk\w*|hazard\w*|ok|okay|fine|alright|hurt\w*|harm\w*|shock\w*|fire|explo\w*|poison\w*|toxic|bad|allowed|kill\w*|burn\w*|hot|careful|worr\w*|damage\w*|(?:can|may|should|could) (?:i|we|you|my|the|it|they))\b/,
  "tool-missing":
    /\b(?:(?:have|has|got|own|there(?:'s| is|s)|with) (?:no|none|only)|have(?:n'?t| not)|has(?:n'?t| not)|(?:do|did)(?:n'?t| not) (?:have|own|possess|come with)|no|without (?:an?|any|one|the (?:right|proper|special))|instead|can(?:'?t| ?not) (?:get|find|afford)|lack\w*|miss\w*|borrow|need a special|out of|ran out|only|lost|broke)\b/,
  "substitute-material":
    /\b(?:us(?:e|ing|ed)|instead|rather|alternatives?|substitute|same as|as good|stuff|glue|oil|grease|tape|paste|spray|cleaner|paint|thread|filler|wax)\b|\b(?:will|would|does|do|might|could) (?:\w+ ){1,4}(?:do|work|hold)\b|\b(?:is|are|be) (?:\w+ ){0,4}(?:ok|okay|any good|good enough|alright)\b/,
  "professional-where":
    /\b(?:who|whom)\b|\bwhere\b.{0,30}\b(?:take|bring|fix|fixed|repair|repaired|mend|mended|done)\b|\b(?:professional|technician|engineer|repair(?:er|ers|man|men)|repair (?:shop|caf[eé])|tailor|cobbler|seamstress|plumber|electrician|mechanic|joiner|upholsterer|expert|specialist)\b|\b(?:somebody|someone|anybody|anyone|shop|workshop|service|place|people|man|guy|bloke)\b.{0,30}\b(?:fix\w*|repair\w*|mend\w*|do|does|look|help|near|local|take|call)\b|\b(?:fix|do|mend|repair) (?:it|this|that) for me\b|\bnear (?:me|here)\b/,
  "part-name-or-look":
    /\b(?:looks?|looking|pictures?|photos?|image|drawing|diagram|video|called|name|colou?r|shape|size|big|small|recognise)\b|\bwhich (?:one|of|is|part|bit|screw|side|end|\w+ (?:is|do|does|are))\b|\bwhat(?:'s| is| are|s)? (?:it|that|this|the|they|these|those|sort|kind|size|do|does)\b|\bhow (?:do|can|will) i (?:tell|know|recognise)\b/,
  "cannot-find-part":
    /\bwhere\b|\b(?:can'?t|cannot|can not|couldn'?t|don'?t|do not|doesn'?t|does not) (?:find|see|spot|locate|have|seem)\b|\bno sign\b|\b(?:there|it|mine|that|this)(?:'s| is| are|s| has| have| got)? (?:no|none|not|isn'?t|hasn'?t)\b|\b(?:has|have)(?:n'?t| not| no)\b|\bno \w+ (?:on|in) (?:mine|it|this)\b|\bnowhere\b|\bmissing\b|\bisn'?t (?:one|any|a)\b|\b(?:mine|it) (?:doesn'?t|does not) have\b/,
};

/** What such a message may not ask besides: the answer would leave that out. */
const alone: Partial<Record<Intent, RegExp>> = {
  "tool-missing":
    /\b(?:do|must|should) i (?:really |still )?(?:have|need) to\b|\bhow\b(?! (?:do|can) i manage)|\bwhat (?:pressure|size|angle|kind)\b|\bway to\b/,
  "part-name-or-look": /\b(?:spanners?|wrench|(?:screw)?drivers?|allen|hex|torx|pliers|drill)\b/,
  "cannot-find-part":
    /\bwhich\b|\b(?:damage|cracks?|anything (?:wrong|else|odd)|problem)\b|\b(?:how do|do|can|should|could|may|will|would|won'?t) (?:i|the|it|you)\b(?! (?:find|see|look))/,
};

/** Answers what a message is recognised to want. */
export const answerIntent: IntentHandler = (talk) => {
  if (asksForShop.test(talk.asked)) return answerWhereToBuy(talk);
  if (/\bwhere (?:do|can|could|should|would) (?:i|we|you) (?:take|bring)\b/.test(talk.asked))
    return answerWhoMends(talk);
  if (
    /^\W*how long (?:(?:till?|until|before) (?:i|we|it|they|the)\b|(?:do|should|must|shall|would) (?:i|we) (?:leave|wait|let|keep|hold|soak|clamp)\b)/.test(
      talk.asked,
    )
  )
    return answerHowLong(talk);
  const intent = recogniseIntent(talk);
  if (needed[intent]?.test(talk.asked) === false || alone[intent]?.test(talk.asked)) return null;
  return answers[intent]?.(talk) ?? null;
};

/** What goes before leave and refusals: a danger, and a language that the chat does not speak. */
export const answerFirst: IntentHandler = (talk) => {
  const intent = recogniseIntent(talk);
  const isKnown = talk.page.basis === "danger" && asksWhy.test(talk.asked);
  if (intent === "new-danger" && !isKnown) return stopAtDanger(talk);
  return intent === "language-request" || isInLanguageOfCase(talk) ? answerLanguage(talk) : null;
};

/** A word such as "prevention" may be English all the same. */
function isInLanguageOfCase({ page: { language }, message }: ChatContext): boolean {
  const possible = possibleLanguages(message);
  return language !== "en" && possible[0] === language && !possible.includes("en");
}
