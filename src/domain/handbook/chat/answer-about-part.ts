import type { Part } from "~/domain/handbook/playbook";
import { toWords } from "~/domain/language/words";
import { asksMore } from "./asks-more";
import { isStopped } from "./answer-emergency";
import type { ChatContext, IntentHandler } from "./chat-context";
import { findPart, findPartByLastWord } from "./find-part";

type Aspect = { asked: RegExp; describe: (part: Part, talk: ChatContext) => string | undefined };

const it = "(?:it|they|them|that|this|one|the thing)";
const states =
  "(?:good|ok|okay|alright|bad|worn|dead|gone|fine|knackered|shot|broken|faulty|stretched|blocked|sound)";

/** What may be asked of a part; the first one that is heard counts. */
const aspects: readonly Aspect[] = [
  {
    asked:
      /\bwhere\b.{0,25}\b(?:buy|get|order)\b|(?<!before i )\b(?:buy|order(?:ing)?|get) (?:an?|one|just|another|new|only|that)\b|\b(?:spares?|replacements?|compatible)\b|\bhow much (?:is|are|for|does|do|were)\b|\b(?:price|cost) (?:of|for)\b|\b(?:which|what) (?:size|type|kind|sort|number|model|spare|new)\b|\bcosts? how much\b|\bwhat (?:does|do|would|will) .{1,30}\bcost\b|\bhow much\b.{0,20}\bcosts?\b|\bpart (?:no|number)\b|\bsold\b|\b(?:which|what) [\w ]{2,25} (?:(?:do|should|would|must) i|to) (?:buy|order|get|need)\b|\b(?:which|what) (?:\w+ )?\w+ (?:fits?|suits?)\b/,
    describe: ({ spare }) => spare,
  },
  {
    asked: new RegExp(
      String.raw`\b(?:ohms?|readings?|multimeter|continuity)\b|\bshould .{0,30}\bread\b|Ω|\bhow (?:do|can|would|will|could|to)\b.{0,12}\b(?:tell|know|test|check|see) (?:if|whether|it|that|the|my|this)\b|\bway to (?:tell|test|check|know)\b|\bhow much (?:play|slack|give|movement)\b|\bhow (?:thick|thin|worn|loose|stiff)\b|\b(?:is|are|was|were|should|does|do)(?:n'?t)? (?:it|they|that|this|the|my|these|those)\b.{0,40}\b(?:supposed|meant|normal|(?:be|still|already|just)? ?${states}(?! (?:to|if|when)\b))\b|\b(?:check|test)(?:ing)? (?:if|whether|the|my)\b`,
    ),
    describe: ({ check }) => check,
  },
  {
    asked:
      /\bwhere(?:abouts)?(?:'s|s)?\b(?= \w)(?!.{0,25}\b(?:go(?:es)?|plugs?|comes? from|buy|get)\b)|\b(?:can'?t|cannot|can not|couldn'?t) (?:find|see|spot|locate)\b|\bno sign of\b|\bwhich side\b|\bhow (?:do|can) i (?:find(?! (?:the |a |an |my |which |out )*(?:bad|dead|broken|faulty|loose|right|which|out)\b)|get to|get at|reach)\b/,
    describe: describePlace,
  },
  {
    asked:
      /\blooks? like\b|\bwhat colou?r\b|\brecogni[sz]e\b|\bidentify\b|\bpictures? of\b|\bwhich (?:exactly )?(?:bit |part |one )?is\b|\bwhat shape\b/,
    describe: describeLook,
  },
  {
    asked:
      /^\W*(?:sorry |ok |and |so |but |erm |um |well )*what(?:'s|s| is| are|s even| exactly is)? (?:an?|the|this|these)\b(?!.*\bcolou?rs?\b)|\bwhat (?:does|do) (?:an?|the|this|that|it|they)\b.{0,40}\bdo\b|\bwhat(?:'s|s| is| are)\b.{0,40}\bfor\b|\bpurpose\b|\bmean(?:t|s)? (?:by|with)\b|\bwhat(?:'s|s| is) an? \w+/,
    describe: describePurpose,
  },
];

/** "Where is it?" asks about what was named before. */
const pointsBack = new RegExp(
  String.raw`\b(?:where|what)(?:'s|s| is| are| does| do)? ${it}\b|\b(?:tell|know|test|check|see) (?:if |whether )?${it}|\b(?:buy|order|get) (?:just |only )?${it}\b(?! (?:out|off|back|apart|open|up))|\bwhich ${it}\b`,
);

const laysHandsOn =
  /\b(?:how (?:do|can|could|should|would|to)|(?:can|could|may|should|must) (?:i|we)|do (?:i|we) (?:have|need) to|(?:i|we)(?:'ll| will| want to| am going to|'m going to)|(?:is|would) it (?:ok|okay|safe|fine) to)\b.{0,20}\b(?:open|unscrew|take (?:(?:out|off|apart)|(?:the|it|my|this|that)\b.{1,30}\b(?:out|off|apart))|remove|replace|change|swap|fit|put in|unwind|release|let down|solder|dismantle|discharge|bend|drill)\b/;

/** "How do I open the spring barrel?": a part that is not for untrained hands, where the guide leaves it alone. */
export const keepOffPart: IntentHandler = ({ asked, page, guide, parts = [] }) => {
  if (page.basis === "danger" || !laysHandsOn.test(asked)) return null;
  const part = findPart(parts, asked);
  if (!part?.professionalOnly) return null;
  const words = new Set([part.name, ...part.aliases].flatMap(toWords));
  if (guide.steps.some(({ title }) => toWords(title).some((word) => words.has(word)))) return null;
  return join(`No, not the ${part.name}: it is not for untrained hands.`, part.spare ?? part.does);
};

/** "Where is the cut-out?", "what should the element read?": what is known of that part of such things. */
export const answerAboutPart: IntentHandler = (talk) => {
  const { asked, page, parts = [] } = talk;
  if (page.basis === "danger") return null;
  const said = new Set(talk.guide.steps.flatMap(({ title, text }) => toWords(`${title} ${text}`)));
  for (const clause of asked.split(/(?<=[.!?;])\s+|,\s+|\s+-\s+|\n+/)) {
    const aspect = aspects.find((one) => one.asked.test(clause));
    const part =
      findPart(parts, clause) ??
      (pointsBack.test(clause) ? findPart(parts, asked) : null) ??
      (aspect?.describe === describePlace || asksMeasure.test(clause)
        ? findPartByLastWord(parts, clause, said)
        : null);
    const told = part && aspect?.describe(part, talk);
    if (part && told && asksMeasure.test(clause) && !/\d/.test(told)) return withoutFigure(part);
    if (told) return join(told, part.professionalOnly && handsOff, keepShut(talk));
  }
  return null;
};

const asksMeasure =
  /\bhow (?:thick|thin|long|wide|big|high|tall|heavy)\b|\bwhat (?:size|width|length|thickness|diameter)\b/;

/** "How thick should the cord be?", where the handbook has no figure. */
const withoutFigure = ({ name, spare }: Part) =>
  /\d/.test(spare ?? "")
    ? (spare ?? "")
    : `The handbook has no figure for the ${name}, as things differ: measure the old one with a ruler or a calliper, its ends as well, and get the same.`;

/** All that is known of the part that a message names, where nothing answers what it asks. */
export function describeNamedPart({ asked, page, parts = [] }: ChatContext): string | null {
  const part = findPart(parts, asked);
  if (part === null || page.basis === "danger" || !asksMore(asked)) return null;
  const known = join(part.does, part.where, part.check, part.professionalOnly && handsOff);
  return `The handbook does not answer that outright. What it has on the ${part.name} is this: ${known}`;
}

function describePlace(part: Part, talk: ChatContext): string {
  return join(part.where, part.looks, comesIn(part, talk));
}

function describeLook(part: Part, { page }: ChatContext): string {
  const pictures = `For a picture, search for the model number of the ${page.thing} and “${part.name}”.`;
  return join(part.looks ?? part.does, part.where, pictures);
}

function describePurpose(part: Part, talk: ChatContext): string {
  return join(part.does, part.where, part.looks, comesIn(part, talk));
}

/** The step of the guide that comes to it. */
function comesIn({ name }: Part, { guide }: ChatContext): string | undefined {
  const words = toWords(name);
  const step = guide.steps.find(({ title, text }) => {
    const said = new Set(toWords(`${title} ${text}`));
    return words.every((word) => said.has(word));
  });
  return step && `Step ${step.number} comes to it: ${step.title}.`;
}

const handsOff = "Leave it to a repairer: it is not for untrained hands.";

/** On a page that hands the thing over, knowing a part is no leave to reach for it. */
const keepShut = ({ page }: ChatContext) =>
  isStopped(page) && page.power !== "none" && `Leave the ${page.thing} shut all the same.`;

const join = (...sentences: readonly (string | boolean | undefined)[]) =>
  sentences.filter(Boolean).join(" ");
