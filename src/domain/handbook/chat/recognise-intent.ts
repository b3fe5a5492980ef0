import { findHazards } from "~/domain/safety/read-hazards";
import { toWords } from "~/domain/language/words";
import type { ChatContext } from "./chat-context";
import { contentWords, shareKnown } from "./find-passage";
import { findTerm } from "./find-term";
import { cues, type Sign } from "./intent-cues";
import { lexicon } from "./intent-lexicon";
import { intents, type Intent } from "./intent";
import { compilePhrases, readMessage } from "./read-message";
import { recogniseLanguage } from "./recognise-language";

const concepts = Object.entries(lexicon).map(
  ([concept, phrases]) => [concept, compilePhrases(phrases)] as const,
);

/** Below this much nothing was recognised. */
const leastScore = 2;

/**
 * What a message to the chat wants, by meaning: what is heard in it, in the lexicon's words and by what
 * the guide speaks of, counts for one intent or another, and the most counts.
 */
export function recogniseIntent(talk: ChatContext): Intent {
  const known = recognised.get(talk) ?? weigh(talk);
  recognised.set(talk, known);
  return known;
}

/** Several handlers ask for the intent of one message. */
const recognised = new WeakMap<ChatContext, Intent>();

function weigh(talk: ChatContext): Intent {
  const heard = hear(talk);
  const scores = intents.map((intent) => ({ intent, score: score(intent, heard) }));
  const best = scores.toSorted((a, b) => b.score - a.score)[0];
  return best === undefined || best.score < leastScore ? "other" : best.intent;
}

function score(intent: Intent, heard: ReadonlySet<string>): number {
  if (intent === "other") return 0;
  return cues[intent]
    .filter(([, ...needed]) =>
      needed.every((one) => (one.startsWith("!") ? !heard.has(one.slice(1)) : heard.has(one))),
    )
    .reduce((sum, [weight]) => sum + weight, 0);
}

function hear(talk: ChatContext): ReadonlySet<string> {
  const text = readMessage(talk.message);
  const said = concepts.filter(([, pattern]) => pattern.test(text)).map(([concept]) => concept);
  return new Set<string>([...said, ...findSigns(talk, text)]);
}

/** A clause that begins with what somebody did: "sprayed it", "I have changed". */
const action =
  /(?:^|, )(?: ?(?:and|so|then|ok|well) )? ?(?:i |we )?(?:have |just )?(?:now )?[a-z]{2,}(?<!ne)ed (?!to\b)/;

/** A clause that asks. */
const asking =
  /\?|(?:^|, |and |so |but |or |ok |well |please |sorry ) ?(?:what|how|where|which|who|when|why|can|could|is|are|do|does|will|would|should|am|any)\b/;

function findSigns(talk: ChatContext, text: string): Sign[] {
  const { page, guide, message } = talk;
  const words = new Set(contentWords(message));
  const names = (texts: readonly string[]) =>
    texts.flatMap(toWords).some((word) => words.has(word));
  const signs: Record<Sign, boolean> = {
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
  // Object.keys gives the keys of the record, which are signs.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (Object.keys(signs) as Sign[]).filter((sign) => signs[sign]);
}

/** A stop that the thing and its trouble do not raise by themselves. */
function raisesHazard({ page, message }: ChatContext): boolean {
  const item = { itemDescription: page.thing, itemIssue: "", answers: [] };
  const before = new Set(findHazards(item).hazards.map(({ id }) => id));
  const { outcome, hazards } = findHazards({ ...item, remarks: message });
  return outcome === "stop" && hazards.some(({ id }) => !before.has(id));
}
