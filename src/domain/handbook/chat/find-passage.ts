import MiniSearch from "minisearch";
import { toWords } from "~/domain/language/words";
import { commonNotes } from "./common-notes";
import type { ChatContext } from "./chat-context";
import { quoteStep } from "./describe-step";

/**
 * A word in what it is about counts twice; of two that fit as well the first is given. What has phrases by which
 * it is called needs one of them, whole.
 */
type Passage = { about: string; text: string; reply: string; calledBy?: readonly string[] };

/** Words that a question about anything may hold. */
const chatter = new Set(
  toWords(
    `how what why when where which who please help tell show explain know need want use using make
     mean fix mend repair step guide thing work find see look about more really good best way ok thank now
     first next much many long let say ask question understand up down out over again else happen`,
  ),
);

/** Words that belong to repairing in general, so that a message with them is not taken for small talk. */
const repairWords = toWords(
  `part spare screw bolt nut seal gasket ring spring wire cable plug fuse switch motor board cover lid
   glue solder tape oil grease clean test measure buy order replace model brand size serial number
   warranty guarantee manual damage crack noise smell leak`,
);

/** A passage must hold this part of what is asked to count as an answer. */
const leastCoverage = 0.65;
/** Coverage, and what part of it stands in what the passage is about, added up. */
const leastFit = { open: 1, closed: 1.4 };

/** "Can I …", "Is it …": a passage that only touches on it would be read as a yes. */
const closedQuestion =
  /^\W*(?:and |but |so |then )?(?:can|could|may|should|is|are|does|do|will|would|has|have)\b/;

/** A tool standing alone answers this only. */
const asksForChoice = /\b(?:which|what|kind|sort|size)\b/;

/** The words of a message that say what it is about. */
export function contentWords(message: string): string[] {
  return [...new Set(toWords(message))].filter((word) => !chatter.has(word) && word !== "not");
}

/** The passage of the guide, the causes or the notes that answers a message best; null when none does. */
export function findPassage(talk: ChatContext): string | null {
  const words = contentWords(talk.message);
  if (words.length === 0) return null;
  const said = new Set(toWords(talk.message));
  const isCalled = ({ calledBy }: Passage) =>
    calledBy?.some((phrase) => toWords(phrase).every((word) => said.has(word))) ?? true;
  const needed = closedQuestion.test(talk.asked) ? leastFit.closed : leastFit.open;
  const found = indexPassages(passages(talk).filter(isCalled))
    .search(words.join(" "), {
      tokenize: (stems) => stems.split(" "),
      prefix: (word) => word.length >= 5,
      fuzzy: (word) => word.length >= 6 && 1,
    })
    .map(({ id, reply, match, queryTerms }) => {
      const found = new Set(queryTerms).size;
      const coverage = found / words.length;
      const headed = Object.values(match).filter((fields) => fields.includes("about")).length;
      return {
        place: Number(id),
        reply: String(reply),
        // One word somewhere in a sentence is no answer.
        isAbout: headed > 0 || found > 1,
        coverage,
        fit: coverage + headed / words.length,
      };
    })
    .filter(({ isAbout, coverage, fit }) => isAbout && coverage >= leastCoverage && fit >= needed)
    .toSorted((a, b) => b.fit - a.fit || a.place - b.place);
  return found[0]?.reply ?? null;
}

/** How much of what a message is about the repair speaks of at all, from 0 to 1. */
export function shareKnown(talk: ChatContext): number {
  const words = contentWords(talk.message);
  const known = knownWords(talk);
  return words.length === 0 ? 1 : words.filter((word) => known.has(word)).length / words.length;
}

/** All words that the guide, the page and its causes hold, and those of repairing in general. */
export function knownWords(talk: ChatContext): ReadonlySet<string> {
  return new Set(
    [
      ...repairWords,
      ...passages(talk).map(({ about, text }) => `${about} ${text}`),
      talk.page.thing,
      ...talk.guide.tools,
      talk.page.fault.name,
      ...(talk.page.kind?.aliases ?? []),
      ...talk.page.fault.utterances,
    ].flatMap(toWords),
  );
}

function indexPassages(passages: readonly Passage[]): MiniSearch {
  const index = new MiniSearch({
    fields: ["about", "text"],
    storeFields: ["reply"],
    tokenize: (text) => [...toWords(text)],
    processTerm: (word) => word,
  });
  index.addAll(passages.map((passage, id) => ({ id, ...passage })));
  return index;
}

function passages({ page, guide, asked, notes = [], parts = [] }: ChatContext): Passage[] {
  return [
    ...[...notes, ...commonNotes].map(({ about, text }) => ({
      about: about.join(" "),
      text,
      reply: text,
      calledBy: about,
    })),
    ...guide.steps.map((step) => ({
      about: step.title,
      text: step.text,
      reply: quoteStep(step),
    })),
    ...(asksForChoice.test(asked)
      ? quoteAll(guide.tools, "From the list of tools and materials:")
      : []),
    ...quoteAll(guide.safety, "On safety the guide says:"),
    ...quoteAll(guide.prevention, "On prevention the guide says:"),
    ...quoteAll(guide.help, "On when to ask for help the guide says:"),
    ...page.causes.map(({ cause: { name, why, check } }) => ({
      about: name,
      text: `${why} ${check.do}`,
      reply: `On ${name}: ${why} To check: ${check.do}`,
    })),
    ...parts.map(({ name, aliases, does, where, looks = "", check = "", spare = "" }) => ({
      about: [name, ...aliases].join(" "),
      text: `${does} ${where} ${looks} ${check} ${spare}`,
      reply: `${does} ${where} ${check}`.trim(),
    })),
  ];
}

function quoteAll(items: readonly string[], lead: string): Passage[] {
  return items.map((text) => ({ about: "", text, reply: `${lead} ${text}` }));
}
