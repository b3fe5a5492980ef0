import { toWords } from "~/domain/language/words";
import { readTool } from "~/domain/read-tool";
import { contentWords, knownWords } from "./find-passage";
import { findTerm } from "./find-term";
import { isStopped } from "./answer-emergency";
import type { IntentHandler, ChatContext } from "./chat-context";

/** "It hasn't got a headphone socket": what the thing lacks is no tool. */
export const lacksPart =
  /^\W*(?:(?:but|so|and|sorry|ok) )?(?:it|mine|this one) (?:has|hasn'?t|does ?n'?t|is|isn'?t)\b|\bthere(?:'s| is| are|s) no\b/;

/** What is missed, or wished for in place of something, stands within a few words. */
const lacking =
  /\b(?:(?:don't|do not|haven't|have not|hasn't) (?:have|own|got)|haven't|(?:have|got|there's|there is) no|^\W*no|instead of|substitute for|alternative to|without an?)\b(.{0,30})/;

/** Asks about the tool, and not for another. */
const asksOtherwise =
  /\bhow\b(?! (?:do|can) i manage)|\b(?:which|what (?:pressure|size|angle|kind))\b/;

/** A tool or a material by its everyday name. */
export const anyTool =
  /\b(?:tools?|kit|(?:screw)?drivers?|spanners?|wrench(?:es)?|allen|hex|torx|keys?|pliers|snips|cutters?|(?:multi ?)?meters?|testers?|drills?|hammers?|mallets?|saws?|kni(?:fe|ves)|scissors|tweezers|torch|brush(?:es)?|needles?|thread|glue|tape|irons?|solder\w*|clamps?|vices?|sandpaper|files?|gloves|goggles|glasses|scales?|thermometers?|vacuum|hoover|compressor|pumps?|tyre levers?|stand|cloth|rags?|oil|grease|cleaner|spray|alcohol|isopropyl|vinegar|acid|magnet|sticks?|skewers?|toothpicks?|cards?|spudgers?|bits?|ladder|level|ruler|calipers?|hair ?dryer|heat gun|straws?|bucket|bowl|wax|paint|filler|putty|paste|hooks?|pins?|pegs?|pull(?:er)?s?|stuff|things? (?:on|in) (?:the|your) list|any of (?:that|this|those|these))\b/;

/** Whether a text has a word of a tool's name, or the last part of one: a whetstone is called a stone. */
const isNamedIn = (text: string) => (tool: string) =>
  toWords(tool.split("(")[0] ?? "").some((word) =>
    toWords(text).some(
      // "A new bag" is no new filter.
      (said) => said !== "new" && (said === word || (said.length > 3 && word.endsWith(said))),
    ),
  );

/** What a message says is not there: "a clamp". */
export function lackedTool(asked: string): string | undefined {
  return lacksPart.test(asked) || asksOtherwise.test(asked) ? undefined : lacking.exec(asked)?.[1];
}

/** The tool of the guide that a message says is not there: "I have no torx driver". */
export function findMissedTool({ asked, guide }: ChatContext): string | undefined {
  const missed = lackedTool(asked);
  return missed ? guide.tools.find(isNamedIn(missed)) : undefined;
}

const nameWords = (tool: string) => toWords(tool.split(" (")[0] ?? "");

const holder = /\b(?:can|cup|bowl|bottle|tin|jar|tray|bag|bucket|holder|box)$/;

/** "What fuel?" asks for no can. */
function onlyHolds(tool: string, wanted: string): boolean {
  const itself = holder.exec(tool.split(" (")[0] ?? "")?.[0];
  return itself !== undefined && !wanted.includes(itself);
}

/** "What do I need?", "I have no torx driver". */
export const describeTools: IntentHandler = (talk) => {
  const { asked, message, guide } = talk;
  if (guide.tools.length === 0) return null;
  const words = new Set(toWords(message));
  const isNamed = isNamedIn(message);
  const tool = findMissedTool(talk);
  if (tool !== undefined) return describeSubstitute(tool);
  const wanted =
    /\b(?:do|will|would|should) i need (?!to\b)(?:(?:an?|any|some|the)\b)?(.{0,25})/.exec(
      asked,
    )?.[1];
  if (wanted !== undefined && (guide.tools.some(isNamed) || anyTool.test(wanted)))
    return `${guide.tools.some(isNamed) ? "Yes" : "It is not on the list"}: for this repair you need ${guide.tools.join("; ")}.`;
  const sort =
    /\b(?:what|which) ((?:[\w-]+ ){1,3})(?:do|will|would|should|must) i (?:need|use|take)\b/.exec(
      asked,
    )?.[1];
  const sorted =
    sort && guide.tools.filter(isNamedIn(sort)).filter((tool) => !onlyHolds(tool, sort));
  if (sorted && sorted.length > 0) return `The guide asks for this: ${sorted.join("; ")}.`;
  const choice = /^\W*(?:which|what (?:sort|kind|size)(?: of)?) \w+/.test(asked);
  const chosen = choice
    ? guide.tools.find((one) => isNamed(one) && !onlyHolds(one, asked))
    : undefined;
  if (chosen !== undefined && words.size === 1) return `The guide asks for this: ${chosen}.`;
  const wish =
    /\b(?:tools|(?:what|which|any|the|right|special) (?:right |special |proper )?tool|materials?|equipment|what (?:do|will|would|should) i (?:need|buy|have)|(?:need|have) to (?:buy|get|order) (?:any|some)|buy anything|parts? (?:do|list))\b/;
  return wish.test(asked) ? `For this repair you need: ${guide.tools.join("; ")}.` : null;
};

/** "Which washer size?", "what solder do I use?", "what do I stuff it with?": the thing alone, or the deed that it is for. */
const thingWanted =
  /^\W*(?:(?:and|so|ok) )?(?:which|what)(?: (?:sort|kind|size|type)(?: of)?)? ((?:[\w-]+ ){0,2}?[\w-]+?)(?: (?:size|type))?(?: (?:do|should|shall|can|could|must|would) (?:i|we) (?:need|use|take|want|buy|get))?\W*$/;
const deedWanted =
  /^\W*(?:(?:and|so|ok) )?what (?:do|should|shall|can|could|would) (?:i|we) (\w+) (?:it|him|her|them|this|that|these|those) (?:up )?with\W*$/;
const anythingWanted = new Set(
  toWords("tool material part thing kit stuff one size kind sort type"),
);

/** What the guide's list says of the thing that is asked for, where it says more than the question. */
export const nameTool: IntentHandler = ({ asked, guide, page }) => {
  // Who asks what isopropyl is wants no list with isopropyl on it.
  const asksMeaning = /^\W*(?:(?:and|so|ok) )?what(?:'s| is| are)\b/.test(asked);
  if (isStopped(page) || (asksMeaning && findTerm(asked) !== null)) return null;
  const deed = deedWanted.exec(asked)?.[1];
  const wanted = toWords(deed === undefined ? (thingWanted.exec(asked)?.[1] ?? "") : `${deed}ing`);
  if (wanted.length === 0 || wanted.some((word) => anythingWanted.has(word))) return null;
  const chosen = guide.tools.filter((tool) => {
    const name = nameWords(tool);
    return (
      wanted.every((word) => name.includes(word)) &&
      name.length > wanted.length &&
      !onlyHolds(tool, asked)
    );
  });
  // "What solder": not the soldering iron.
  const itself = chosen.filter((tool) => nameWords(tool).at(-1) === wanted.at(-1));
  const told = itself.length > 0 ? itself : chosen;
  return told.length === 0 ? null : `The guide asks for this: ${told.join("; ")}.`;
};

export function describeSubstitute(tool: string): string {
  const { name, instead } = readTool(tool);
  return instead === ""
    ? `The guide gives no substitute for this: ${tool}. Borrow one rather than make do; a repair café or a tool library often lends them.`
    : `The guide asks for this: ${name}. Instead you can use this: ${instead}.`;
}

const effortWords = new Set(toWords("take last repair job whole all time minutes hours days"));

/** What is waited for in a repair, whatever the guide calls it. */
const waiting = /\b(?:clamp\w*|glue\w*|stay|leave|dry|set|cure|press\w*)\b/;

/** "How long does a potato take?" */
export function asksOfOtherTask(talk: ChatContext): boolean {
  const known = knownWords({ ...talk, notes: [], parts: [] });
  return (
    !/\bhow long (?:till?|until|before)\b/.test(talk.asked) &&
    /\bhow long\b/.test(talk.asked) &&
    !waiting.test(talk.asked) &&
    contentWords(talk.message).some((word) => !effortWords.has(word) && !known.has(word))
  );
}

/** "How long does it take?", "Is it hard?", "Should I buy a new one?" */
export const describeEffort: IntentHandler = (talk) => {
  const { asked, guide } = talk;
  const wish =
    /\bhow (?:hard(?! (?:do|should|must|can|may) (?:i|we|you)\b)|difficult|easy|expensive|many (?:minutes|hours|steps))\b|\bhow long\b(?=\W*$|.*\b(?:take|last|need|repair|job|step|whole|all)\b)|\bhow much (?:time|money|does|will|would|is)\b|\b(?:cost|costs|price|expensive|difficulty|worth (?:it|repairing|fixing)|buy (?:a )?new)\b/;
  if (guide.effort === "" || !wish.test(asked) || asksOfOtherTask(talk)) return null;
  const steps = guide.steps.length === 1 ? "one step" : `${guide.steps.length} steps`;
  return `The guide allows for this: ${guide.effort}. It has ${steps}. As a rule a repair is worth it up to half the price of a new one.`;
};

/** "How do I keep it from happening again?" */
export const describePrevention: IntentHandler = ({ asked, guide }) => {
  const wish =
    /\b(?:prevent\w*|avoid|happen\w* again|in (?:the )?future|last longer|maintenance|maintain|look after)\b/;
  if (guide.prevention.length === 0 || !wish.test(asked)) return null;
  return `To keep it from coming back: ${guide.prevention.join(" ")}`;
};

/** "Who can do this for me?" */
export const describeHelp: IntentHandler = ({ asked, guide }) => {
  const wish =
    /\b(?:professional|technician|electrician|engineer|plumber|expert|specialist|repair shop|workshop|give up|call (?:someone|somebody)|who can|(?:need|have|ought|better|should i) (?:to )?(?:take|bring) (?:it|this|them|that) (?:\w+ ){0,2}(?:shop|store|repairer|garage|specialist))\b/;
  if (guide.help.length === 0 || !wish.test(asked)) return null;
  return `Hand it over in these cases: ${guide.help.join(" ")}`;
};
