import { possibleLanguages } from "~/domain/language/recognise-language";
import type { ChatContext, IntentHandler } from "./chat-context";
import { answerLanguage, answerNewSymptom, answerWhoMends, stopAtDanger } from "./answer-elsewhere";
import { asksLeave } from "./ask-leave";
import { answerMissingTool, answerSubstitute } from "./answer-making-do";
import { answerCannotFind, answerPartLook, answerWord } from "./answer-part";
import { answerWhereItGoes, speaksOfPuttingBack } from "./answer-of-steps";
import { answerPuttingBack } from "./answer-putting-back";
import { answerCost, answerWarranty, answerWhereToBuy } from "./answer-shopping";
import { answerHowLong, answerIsItSafe } from "./answer-time-and-safety";
import type { Intent } from "./intent";
import { recogniseIntent } from "./recognise-intent";

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
    asked.includes("?") || !grateful.test(asked)
      ? null
      : `You are welcome. If a step on the ${page.thing} looks different from what the guide says, tell me which one.`,
};

/** Without one of these "on batteries it is perfectly clear" tells of a finding. */
const grateful =
  /\b(?:thank\w*|thx|ta|cheers|great|good|nice|brilliant|super|lovely|perfect|helpful|well done|legend|star|appreciate\w*|kind|love|best|awesome|amazing|fantastic|excellent|wonderful|ace|hero|genius|clever|ok(?:ay)?|understood|got it|hurray|hooray|yay|wow|bravo|happy|job|champ|fab\w*|magic|bless|danke|merci|gracias)\b/;

/**
 * What a message must hold besides being recognised: without it, the answer would be to something else, and
 * a search or an honest “the guide does not say” helps more.
 */
const needed: Partial<Record<Intent, RegExp>> = {
  "where-to-buy":
    /\b(?:where|buy|order|get|sells?|sold|shops?|store|amazon|ebay|spares?|source|supplier|stock|online|part (?:no|number)|find|replacement|new|need|called|name|look for|search)\b/,
  "cost-or-worth-it":
    /\b(?:costs?|price\w*|pricey|much|worth\w*|cheap\w*|expensive|dear|quid|pounds?|euros?|dollars?|bucks|pay|paid|charge|afford|money|budget|buy|bin it|scrap it|replace it|throw it|chuck it|save|bother|economic\w*|landfill|sense|value|estimate|quote)\b|[€£$]/,
  "how-long":
    /\b(?:how (?:long|soon|quick\w*|fast|many (?:steps|minutes|hours|days))|when (?:can|will|may|do|should|is)|time|minutes?|mins?|hours?|hrs?|days?|weeks?|overnight|wait\w*|until|till|cured?|dry yet)\b/,
  "tool-missing":
    /\b(?:(?:have|has|got|own|there(?:'s| is|s)|with) (?:no|none|only)|have(?:n'?t| not)|has(?:n'?t| not)|(?:do|did)(?:n'?t| not) (?:have|own|possess|come with)|no|without (?:an?|any|one|the (?:right|proper|special))|instead|can(?:'?t| ?not) (?:get|find|afford)|lack\w*|miss\w*|borrow|need a special|out of|ran out|only|lost|broke)\b/,
  "substitute-material":
    /\b(?:can|could|may|should|use|using|used|instead|rather|alternative|substitute|do(?:es)?|ok|okay|same|as good|work|any|or)\b/,
  "professional-where":
    /\b(?:who|whom|somebody|someone|anybody|anyone|person|people|professional|pro|technician|engineer|repair(?:er|ers|man|men)|repair (?:shop|caf[eé])|shop|workshop|tailor|cobbler|seamstress|plumber|electrician|mechanic|joiner|upholsterer|expert|specialist|service|place|near|local|town|take it|bring it|send it|call|ring|for me|man|bloke|guy)\b/,
  "part-name-or-look":
    /\b(?:looks?|looking|pictures?|photos?|image|drawing|diagram|video|called|name|colou?r|shape|size|big|small|recognise)\b|\bwhich (?:one|of|is|part|bit|screw|side|end|\w+ (?:is|do|does|are))\b|\bwhat(?:'s| is| are|s)? (?:it|that|this|the|they|these|those|sort|kind|size|do|does)\b|\bhow (?:do|can|will) i (?:tell|know|recognise)\b/,
  "cannot-find-part":
    /\b(?:where|no|not|none|find|see|spot|locate|nowhere|missing|hidden|mine|isn'?t|isnt|can'?t|cant|cannot|don'?t|dont|hasn'?t|hasnt|doesn'?t|doesnt|without|different)\b/,
};

/** Answers what a message is recognised to want. */
export const answerIntent: IntentHandler = (talk) => {
  if (
    /\bwhere (?:can|do|could|should|would) (?:i|we) (?:buy|order|get (?:a|an|some|new|one|spare|the right))\b/.test(
      talk.asked,
    )
  )
    return answerWhereToBuy(talk);
  if (/^\W*how long (?:till?|until|before) (?:i|we|it|they|the)\b/.test(talk.asked))
    return answerHowLong(talk);
  const intent = recogniseIntent(talk);
  return needed[intent]?.test(talk.asked) === false ? null : (answers[intent]?.(talk) ?? null);
};

/** What goes before leave and refusals: a danger, and a language that the chat does not speak. */
export const answerFirst: IntentHandler = (talk) => {
  const intent = recogniseIntent(talk);
  if (intent === "new-danger") return stopAtDanger(talk);
  return intent === "language-request" || isInLanguageOfCase(talk) ? answerLanguage(talk) : null;
};

/** A word such as "prevention" may be English all the same. */
function isInLanguageOfCase({ page: { language }, message }: ChatContext): boolean {
  const possible = possibleLanguages(message);
  return language !== "en" && possible[0] === language && !possible.includes("en");
}
