import type { ChatContext } from "./chat-context";
import { contentWords, knownWords } from "./find-passage";
import { findTerm } from "./find-term";
import { toWords } from "~/domain/language/words";

/** "Where do I get that part?": whichever it is. */
const namesNoPart =
  /\b(?:get|buy|order|find) (?:(?:the|that|this|those|these|a|any|new|right|some) )*(?:parts?|spares?|pieces?|bits?)(?=\W*$| (?:for|from|in|online|near|at|please)\b)/;

/** "Where do I get a new seal?": what to search for, and with whom. No shop is advised by name. */
export function answerWhereToBuy(talk: ChatContext): string {
  const { thing, power, basis, causes } = talk.page;
  if (basis === "danger")
    return `${causes[0].cause.repair.professionalOnly} What it needs, its maker or a dealer supplies and fits: nothing used, and nothing of another make.`;
  if (namesNoPart.test(talk.asked) && causes[0].cause.repair.euros[1] === 0)
    return [
      "The guide asks for no new part.",
      talk.guide.tools.length > 0 && `For this repair you need: ${talk.guide.tools.join("; ")}.`,
    ]
      .filter(Boolean)
      .join(" ");
  const part = findPart(talk);
  if (isNoPart.test(part))
    return [
      "For this cause the guide needs no part.",
      talk.guide.tools.length > 0 && `It asks for this: ${talk.guide.tools.join("; ")}.`,
      `If a part of the ${thing} is broken, search for its name together with the maker and model.`,
    ]
      .filter(Boolean)
      .join(" ");
  const plate =
    power === "none" || power === null
      ? "its maker and model, or its measures"
      : "the model number on its rating plate";
  return [
    explained.test(talk.asked) && findTerm(talk.message),
    isMaterial.test(part)
      ? `Search for “${part}”: a hardware or craft shop has it.`
      : `Search for “${part}” together with ${plate}.`,
    !isMaterial.test(part) &&
      "Try the maker's own spares first, then a dealer in spares for all makers, then a used part; a repair café often knows who has them.",
    !isMaterial.test(part) &&
      `Before you pay, compare shape, size and any printed number with the old part of the ${thing}.`,
    priceOfParts(talk),
  ]
    .filter(Boolean)
    .join(" ");
}

/** "What does it cost?", "Is it worth it at its age?" */
export function answerCost(talk: ChatContext): string {
  const { guide } = talk;
  const found = newPart.exec(talk.asked);
  const part = found?.[1] ?? found?.[2];
  if (part !== undefined && !mentionsPart(talk, part))
    return `The guide names no price for a new ${part}. Search for “${nameForShop(talk.page.thing, part)}” together with the model number and compare a few; a maker's own part costs more and fits. As a rule a repair is worth it up to half the price of a new one.`;
  const reckoned =
    guide.effort === ""
      ? priceOfOthers(talk)
      : `The guide allows for this: ${guide.effort}. It has ${guide.steps.length} steps.`;
  return [
    reckoned,
    "As a rule a repair is worth it up to half the price of a new one.",
    "A workshop adds its labour, mostly by the hour: ask for an estimate before it begins. At a repair café labour costs nothing or a donation.",
    /\b(?:old|age|years?|yrs?)\b/.test(talk.asked) &&
      "Age alone is no reason to give up: what counts is whether spares are still sold and the rest is sound.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What the guide says a workshop takes, where the repair is not for home. */
function priceOfOthers({ guide }: ChatContext): string {
  const said = guide.steps
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .filter((line) => line.includes("€"));
  return said.length === 0
    ? "The guide names no price: this repair belongs in other hands."
    : `This repair belongs in other hands. Of the price the guide says this: ${said.join(" ")}`;
}

/** "How much for a new charger?", of a part that stands by itself. */
const newPart =
  /\b(?:cost|much|price|pay|charge)\b.{0,15}\b(?:new|another|replacement|spare) (?!ones?\b|it\b|model\b)(\p{L}{3,})(?=\W*(?:$|for\b|please\b))|\b(?:new|another|replacement|spare) (?!ones?\b)(\p{L}{3,}) (?:costs?|price)\b/u;

function mentionsPart({ page, guide }: ChatContext, part: string): boolean {
  const own = new Set([page.thing, ...(page.kind?.aliases ?? []), ...guide.tools].flatMap(toWords));
  return toWords(part).some((word) => own.has(word));
}

/** "Is it still under guarantee?" */
export function answerWarranty({ page }: ChatContext): string {
  return `Look at the receipt before you open anything: within the guarantee the seller has to put the ${page.thing} right, and opening the case can end that claim. In the EU the seller answers for faults for at least two years, whatever the maker's own guarantee says. If it still runs, take it back and do not repair it yourself; if it is over, ask the maker all the same, some help of their own accord.`;
}

function priceOfParts({ page }: ChatContext): string {
  const { euros, professionalOnly } = page.causes[0].cause.repair;
  const [from, to] = euros;
  if (professionalOnly !== undefined || to === 0) return "";
  return `For parts and materials the page allows €${from === to ? to : `${from}–${to}`}.`;
}

/** "Where do I get that part?" */
export const asksForShop =
  /\bwhere (?:can|do|could|should|would) (?:i|we) (?:buy|order|(?:get|find) (?:an?|some|new|one|spares?|parts?|(?:the|that|this|those|these|my) (?:right|new|(?:parts?|spares?|pieces?|bits?)(?! (?:in|on|off|out)\b))))\b/;

/** "Where can I get a chain from?" */
const wantedPart =
  /\b(?:buy|get|order|find|sells?|stocks?|need|source)\s+(?:(?:an?|the|some|new|spare|replacement|right|my|this|that|hold|of|only|just)\s+)*((?!(?:ones?|it|them|these|those|that|this|the|my|hold|of|right|sizes?|types?|kinds?|sorts?|parts?|spares?|pieces?|bits?)\b)\p{L}[\p{L} -]{2,24}?)(?=\s*(?:$|[?.,!]|\b(?:for|from|in|off|online|near|at|and|so|please|separately)\b))/u;

/** "What is edge paint and where do I buy it?" */
const explained =
  /\bwhat(?:'s|s| is| are) (?:an? |the )?(\p{L}[\p{L} -]{2,24}?),? (?:and|or) where\b/u;

/** The part that is asked for in the guide's words; else that of the cause. */
function findPart({ page, guide, message, ...rest }: ChatContext): string {
  const said = message.toLowerCase();
  const asked = (explained.exec(said) ?? wantedPart.exec(said))?.[1]?.trim() ?? "";
  const own = contentWords(asked);
  const known = knownWords({ page, guide, message, ...rest });
  if (own.length > 0 && (own.length <= 2 || own.every((word) => known.has(word))))
    return nameForShop(page.thing, asked);
  const words = contentWords(message);
  const names = [
    ...guide.tools.map((tool) => tool.split(" (")[0] ?? tool),
    ...page.causes.map(({ cause }) => cause.short),
  ];
  const named = names.find((name) => toWords(name).some((word) => words.includes(word)));
  const part = (named ?? page.causes[0].cause.short).replace(/^(?:the|an?) /i, "");
  return nameForShop(page.thing, `${part.charAt(0).toLowerCase()}${part.slice(1)}`);
}

/** A cause that nobody sells: "dirt and oil". */
const isNoPart =
  /\b(?:dirt|dust|lint|hair|crumbs?|scale|limescale|grime|sand|grit|fluff|rust|load|setting|settings|blockage|moisture|damp)\b(?! (?:filter|bag|cover|brush|trap|remover|box))/i;

/** What is sold for any thing, and is not looked for by the thing's model. */
const isMaterial =
  /\b(?:glue|cement|oil|grease|thread|yarn|tape|paste|cleaner|spray|vinegar|descaler|pliers|screwdrivers?|sandpaper|brush|needles?|solder|wax|varnish|alcohol|cloth|gloves|tool)$/;

const state =
  /\b(?:new|worn(?: out)?|failed|failing|broken|blocked|clogged|dirty|loose|bent|burnt|dead|old|bad|cracked|torn|weak|faulty|damaged|stuck|copy|itself)\b ?/g;

/** As a shop calls it: without what is wrong with it, and without a word said twice. */
function nameForShop(thing: string, name: string): string {
  const part = name.replace(state, "").trim();
  if (isMaterial.test(part)) return part;
  const words = part.toLowerCase().split(" ");
  const own = thing.split(" ").filter((word) => !words.includes(word.toLowerCase()));
  return [...own, part].join(" ");
}
