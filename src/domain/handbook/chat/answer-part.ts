import { findAsked, nearFit } from "./answer-asked";
import type { ChatContext } from "./chat-context";
import { toWords } from "~/domain/language/words";
import { findSentences, subjectWords } from "./find-sentences";
import { findTerm } from "./find-term";

/** "What does the seal look like?": all that the guide and its causes say of it, in words. */
export function answerPartLook(talk: ChatContext): string | null {
  const said = findSentences(talk, 3);
  if (/\b(?:colou?r|size|big)\b/.test(talk.asked) && !said.some((one) => measured.test(one)))
    return null;
  if (said.length === 0 && !wantsPicture.test(talk.asked)) return null;
  if (ownPictures.test(talk.asked)) return null;
  const isPicture = wantsPicture.test(talk.asked);
  return [
    isPicture && "I have words only, no pictures.",
    said.length > 0
      ? `The guide says of it: ${said.join(" ")}`
      : `The guide does not describe it. It is about ${talk.page.causes[0].cause.name}.`,
    findTerm(talk.message),
    isPicture &&
      `For a picture, search for the model number of the ${talk.page.thing} and the name of the part: spares are shown with their photo.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "Are my photos gone?" asks for no picture. */
/** "My photos are on it!!" */
const ownPictures =
  /\b(?:my|our|his|her|the|old|all|family|wedding|holiday) (?:\w+ )?(?:pictures?|photos?|images?)\b.{0,12}\b(?:on|in|gone|lost|safe|there)\b/;

const wantsPicture =
  /(?<!\b(?:my|our|his|her|the|old|all|for) )\b(?:pictures?|photos?|images?)\b|\b(?:diagrams?|drawings?|looks? like)\b/;

/** Says a colour or a measure. */
const measured =
  /\b(?:black|white|grey|red|blue|green|yellow|brown|clear|\d+ ?(?:mm|cm|m|inch|litres?))\b/i;

/** "There is no filter in mine" */
export function answerCannotFind(talk: ChatContext): string {
  const said = findSentences(talk, 3);
  return [
    "Models differ: it may sit elsewhere on yours, under a cover, or not be there at all.",
    said.length > 0 && `The guide says of it: ${said.join(" ")}`,
    `Look in the manual of the ${talk.page.thing} or search for its model number and the name of the part. Force nothing open that the guide does not open; if it is not there, leave that step out only if it does not keep you safe, and tell me what you see instead.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** "What is a spudger?" */
export function answerWord(talk: ChatContext): string | null {
  const meaning = findTerm(talk.message);
  const said = findSentences(talk, meaning === null ? 3 : 1);
  if (meaning !== null)
    return [meaning, said.length > 0 && `In this guide: ${said.join(" ")}`]
      .filter(Boolean)
      .join(" ");
  const known = asksTerm.test(talk.asked) ? findAsked(talk) : undefined;
  if (known && known.fit >= nearFit) return known.answer;
  const asked = subjectWords(talk.message);
  const named = talk.page.causes.find(({ cause }) =>
    toWords(cause.name).some((word) => asked.includes(word)),
  );
  const where = [
    ...(named ? [named.cause.why] : []),
    ...said.filter((one) => named === undefined || !one.startsWith("It may be")),
  ];
  if (where.length === 0) return null;
  return `The guide does not explain the word, but this is where it stands: ${[...new Set(where)].slice(0, 3).join(" ")} To see one, search for pictures of “${talk.page.thing}” together with that word.`;
}

/** "What is AC contact", and no "what is wrong". */
const asksTerm = /^\W*what(?:'s|s| is| are| does) (?!.*\bwrong\b)(?:an? |the )?[\w-]+/;
