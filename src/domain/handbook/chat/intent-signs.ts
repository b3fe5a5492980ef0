import { findHazards } from "~/domain/safety/read-hazards";
import { toWords } from "~/domain/language/words";
import type { ChatContext } from "./chat-context";
import { contentWords, shareKnown } from "./find-passage";
import { findTerm } from "./find-term";
import { lexicon } from "./intent-lexicon";
import { compilePhrases, readMessage } from "./read-message";
import { recogniseLanguage } from "./recognise-language";

const concepts = Object.entries(lexicon).map(
  ([concept, phrases]) => [concept, compilePhrases(phrases)] as const,
);

/**
 * All that can be heard in a message: the concepts of the lexicon, how it stands to the guide, its word
 * stems and the pairs of them that follow each other.
 */
export function hearSigns(talk: ChatContext): string[] {
  const text = readMessage(talk.message);
  const stems = text.trim().split(" ").map(stem);
  const pairs = stems.map((one, place) => `${stems[place - 1] ?? "^"} ${one}`);
  const said = concepts.filter(([, pattern]) => pattern.test(text)).map(([concept]) => concept);
  const all = ["=always", ...[...said, ...signsOfGuide(talk, text)].map((one) => `=${one}`)];
  return [...new Set([...all, ...stems, ...pairs, `${stems.at(-1)} $`])];
}

function stem(word: string): string {
  if (word.length > 4) return word.replace(/(?:ing|ed|es|s|ly)$/, "");
  return word.length === 4 ? word.replace(/s$/, "") : word;
}

/** A clause that begins with what somebody did: "sprayed it", "I have changed". */
const action =
  /(?:^|, )(?: ?(?:and|so|then|ok|well) )? ?(?:i |we )?(?:have |just )?(?:now )?[a-z]{2,}(?<!ne)ed (?!to\b)/;

/** A clause that asks. */
const asking =
  /\?|(?:^|, |and |so |but |or |ok |well |please |sorry ) ?(?:what|how|where|which|who|when|why|can|could|is|are|do|does|will|would|should|am|any)\b/;

function signsOfGuide(talk: ChatContext, text: string): string[] {
  const { page, guide, message } = talk;
  const words = new Set(contentWords(message));
  const names = (texts: readonly string[]) =>
    texts.flatMap(toWords).some((word) => words.has(word));
  const signs = {
    guideTool: names(guide.tools),
    guideWord: names(guide.steps.map(({ title, text: body }) => `${title} ${body}`)),
    ownTrouble: names([page.fault.name, ...page.fault.utterances]),
    hazard: raisesHazard(talk),
    term: findTerm(message) !== null,
    short: text.trim().split(" ").length <= 6,
    foreign: recogniseLanguage(message) !== null,
    strange: words.size > 1 && shareKnown(talk) < 0.25,
    acted: action.test(text),
    question: asking.test(text),
    bareWord: words.size > 0 && /^ (?:\p{L}+ ){1,2}\? $/u.test(text),
  };
  return Object.entries(signs).flatMap(([sign, is]) => (is ? [sign] : []));
}

/** A stop that the thing and its trouble do not raise by themselves. */
function raisesHazard({ page, message }: ChatContext): boolean {
  const item = { itemDescription: page.thing, itemIssue: "", answers: [] };
  const before = new Set(findHazards(item).hazards.map(({ id }) => id));
  const { outcome, hazards } = findHazards({ ...item, remarks: message });
  return outcome === "stop" && hazards.some(({ id }) => !before.has(id));
}
