import { classifyItem } from "~/domain/handbook/classify-item";
import { toWords } from "~/domain/language/words";
import type { IntentHandler } from "./chat-context";
import { knownWords } from "./find-passage";
import { answerKnowHow } from "./know-how/answer-know-how";

/** A kind scores this or more when the message names it outright. */
const namedOutright = 0.9;

/** A thing of somebody's own that is to be mended, or has a trouble. */
const meansAnother =
  /\b(?:mend|repair|fix|service)\b|\b(?:my|our|his|her|their|other) (?!own)\w+|\b(?:it's|its|it is|that's|this is) an? \w+|\b(?:leaks?|broken?|dead|does(?:n't| not)|do(?:n't| not)|won't|will not|not working|stopped|stuck)\b|\bwhat about the\b/;

/** "How do I mend my toaster?" while the guide is for a kettle; a name that the guide itself uses is meant there. */
export const declineOtherThing: IntentHandler = (talk) => {
  const { message, page } = talk;
  const [match] = classifyItem(message, "");
  if (!match || match.kind.id === page.kind?.id || match.score < namedOutright) return null;
  if (!meansAnother.test(talk.asked) || answerKnowHow(talk) !== null) return null;
  // "Do I need a screwdriver?"
  if (match.kind.category === "tools") return null;
  const name = [match.kind.name, ...match.kind.aliases].find((one) =>
    new RegExp(`\\b${one}s?\\b`, "i").test(message),
  );
  const known = knownWords(talk);
  // "It does it on my laptop too" speaks of what it is tried with.
  if (
    name !== undefined &&
    new RegExp(
      `\\b(?:on|with|from|in|into|to|by|for|off) (?:my|the|an?|another|other|his|her|our) (?:\\w+ )?${name}\\b`,
    ).test(talk.asked)
  )
    return null;
  // "The bit where you tap OK" speaks of no tap.
  if (name === "tap" && /\b(?:you|to|i|then|and) tap\b/.test(talk.asked)) return null;
  if (name === undefined || toWords(name).every((word) => known.has(word))) return null;
  return `This chat is about your ${page.thing} only. For the ${match.kind.name}, start a new repair request and I will open its own page.`;
};
