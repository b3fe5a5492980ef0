import { isStopped } from "./answer-emergency";
import type { ChatContext } from "./chat-context";
import { asksLeave, describeWhatIsForbidden } from "./ask-leave";
import { anyTool, describeSubstitute, describeTools, lacksPart } from "./describe-section";
import { sayUntilKnown } from "./describe-safety";
import { findPassage } from "./find-passage";
import { findSentences, subjectWords } from "./find-sentences";
import { toWords } from "~/domain/language/words";

/** "I have no multimeter": what the page takes instead, or where one is lent. */
export function answerMissingTool(talk: ChatContext): string | null {
  if (lacksPart.test(talk.asked) || !namesTool(talk)) return null;
  const ruled = describeWhatIsForbidden(talk);
  if (ruled !== null) return ruled;
  const told = describeTools(talk);
  const tool = findTool(talk);
  if (tool !== undefined) return told?.includes("nstead") ? told : describeSubstitute(tool);
  const hasTools = talk.guide.tools.length > 0;
  const besides = hasTools ? ` Its whole list is this: ${talk.guide.tools.join("; ")}.` : "";
  return `${hasTools ? "The guide" : "It"} names no substitute for what you miss: a tool library, a repair café or a neighbour lends one. Do not make do with a tool that slips or does not fit: it ruins screws and skin.${besides}`;
}

/** "Can I use superglue instead?": what page and notes say of it, or what matters in a substitute. */
export function answerSubstitute(talk: ChatContext): string | null {
  const forbidden = describeWhatIsForbidden(talk);
  if (forbidden !== null) return forbidden;
  const listed = quoteListed(talk);
  if (listed !== null) return listed;
  const ruled = findPassage(talk);
  if (ruled !== null) return ruled;
  const said = findSentences(talk, 2);
  const tool = findTool(talk);
  if (tool?.includes("(instead: ") && asksForOther.test(talk.asked))
    return describeSubstitute(tool);
  if (said.length > 0 && !asksLeave.test(talk.asked))
    return `On that the guide says: ${said.join(" ")} Beyond that it names no substitute.`;
  const matters = whatMatters.find(({ of }) => of.test(talk.asked))?.text;
  const isMeant = asksForOther.test(talk.asked) || anyTool.test(talk.asked);
  if (said.length === 0 && matters === undefined && !isMeant) return null;
  return [
    "The guide does not say.",
    said.length > 0 && `It says this: ${said.join(" ")}`,
    matters ?? "What matters is that it bears the same load, heat and wet as what the guide names.",
    "For the rest, ask the maker or a repair café.",
    asksLeave.test(talk.asked) && sayUntilKnown(talk.asked),
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Can I use mayonnaise?", where the list of tools names it as what may stand in, or warns of it. */
export function quoteListed({ asked, guide, message, page }: ChatContext): string | null {
  if (isStopped(page) || !(asksLeave.test(asked) || asksForOther.test(asked))) return null;
  const wanted = subjectWords(message).map(undouble);
  const tool = guide.tools.find((one) => {
    const listed = new Set(toWords(/\(instead: (.*)\)$/.exec(one)?.[1] ?? "").map(undouble));
    const named = wanted.filter((word) => listed.has(word)).length;
    return named > 0 && named * 3 >= wanted.length;
  });
  return tool === undefined ? null : `The guide's list of tools says this: ${tool}.`;
}

/** "Mayonaise" is meant for mayonnaise. */
const undouble = (word: string) => word.replace(/(\w)\1/g, "$1");

const asksForOther =
  /\b(?:us(?:e|ing|ed)|instead|rather|alternatives?|substitute|(?:any|some)(?: other|thing)|have no|haven'?t|without|will .{1,20} do|would .{1,20} do|does .{1,20} (?:do|work))\b/;

const whatMatters = [
  {
    of: /\b(?:oil|grease|wd ?40|vaseline|lubricant|butter|margarine)\b/,
    text: "What matters in a lubricant is that it stays slippery, does not gum up and leaves rubber and plastic alone.",
  },
  {
    of: /\b(?:glue|super ?glue|epoxy|pva|adhesive|resin|silicone|sealant)\b/,
    text: "What matters in a glue is that it suits both materials and bears the load, the bending, the heat and the wet at that place.",
  },
  {
    of: /\b(?:tape|patch|fabric|cloth|jeans|leather)\b/,
    text: "What matters is that it holds when it bends and gets wet, and that it comes nowhere near heat or mains.",
  },
  {
    of: /\b(?:vinegar|lemon|acid|bleach|alcohol|spirit|soap|detergent|cleaner|acetone)\b/,
    text: "What matters is that it does not attack the material or leave anything behind, and that it is never mixed with another cleaner.",
  },
  {
    of: /\b(?:thread|line|string|yarn|wire|cord)\b/,
    text: "What matters is that it is as thick and as strong as what was there, and that it is never a wire of another kind where current flows.",
  },
];

/** "I have no spokeshave", and nothing else. */
const isBareLack =
  /^\W*(?:(?:sorry|but|and|so|well) )?(?:i )?(?:have no|haven'?t got|do(?:n'?t| not) (?:have|own)|got no|no) (?:an? |any |the )?[\w-]+(?: [\w-]+)?\W*$/;

/** Whether what is missed is a tool or a material, and not a part of the thing. */
function namesTool(talk: ChatContext): boolean {
  return findTool(talk) !== undefined || anyTool.test(talk.asked) || isBareLack.test(talk.asked);
}

function findTool({ guide, message }: ChatContext): string | undefined {
  const words = subjectWords(message);
  return guide.tools.find((tool) =>
    toWords(tool.split(" (")[0] ?? "").some((word) => words.includes(word)),
  );
}
