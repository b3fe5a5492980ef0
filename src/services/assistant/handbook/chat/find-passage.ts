import MiniSearch from "minisearch";
import { toWords } from "../words";
import { commonNotes } from "./common-notes";
import type { Talk } from "./talk";
import { quoteStep } from "./tell-step";

type Passage = { id: number; words: string; reply: string };

/** Words that a question about anything may hold. */
const chatter = new Set(
  toWords(
    `how what why when where which who please help tell show explain know need want use using make
     mean fix repair step guide thing work find see look about more really good best way ok thank now
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
const leastCoverage = 0.5;

/** The words of a message that say what it is about. */
export function contentWords(message: string): string[] {
  return [...new Set(toWords(message))].filter((word) => !chatter.has(word) && word !== "not");
}

/** The passage of the guide, the causes or the notes that answers a message best; null when none does. */
export function findPassage(talk: Talk): string | null {
  const words = contentWords(talk.message);
  if (words.length === 0) return null;
  const index = indexPassages(talk);
  const [best] = index
    .search(words.join(" "), {
      prefix: (word) => word.length >= 5,
      fuzzy: (word) => word.length >= 6 && 1,
    })
    .map((result) => ({
      reply: String(result.reply),
      coverage: new Set(result.queryTerms).size / words.length,
      score: result.score,
    }))
    .filter(({ coverage }) => coverage >= leastCoverage)
    .toSorted((a, b) => b.score * b.coverage - a.score * a.coverage);
  return best?.reply ?? null;
}

/** How much of what a message is about the repair speaks of at all, from 0 to 1. */
export function shareKnown(talk: Talk): number {
  const words = contentWords(talk.message);
  const known = new Set(
    [
      ...repairWords,
      ...passages(talk).map(({ text }) => text),
      talk.page.thing,
      talk.page.fault.name,
      ...(talk.page.kind?.alsoCalled ?? []),
      ...talk.page.fault.says,
    ].flatMap(toWords),
  );
  return words.length === 0 ? 1 : words.filter((word) => known.has(word)).length / words.length;
}

function indexPassages(talk: Talk): MiniSearch<Passage> {
  const index = new MiniSearch<Passage>({
    fields: ["words"],
    storeFields: ["reply"],
    tokenize: (words) => words.split(" "),
    processTerm: (word) => word,
  });
  index.addAll(
    passages(talk).map(({ text, reply }, id) => ({ id, words: toWords(text).join(" "), reply })),
  );
  return index;
}

function quote(items: readonly string[], lead: string): { text: string; reply: string }[] {
  return items.map((text) => ({ text, reply: `${lead} ${text}` }));
}

function passages({ page, guide }: Talk): { text: string; reply: string }[] {
  return [
    ...[...page.notes, ...commonNotes].map(({ about, text }) => ({
      text: `${about.join(" ")} ${text}`,
      reply: text,
    })),
    ...guide.steps.map((step) => ({ text: `${step.title} ${step.text}`, reply: quoteStep(step) })),
    ...quote(guide.tools, "From the list of tools and materials:"),
    ...quote(guide.safety, "On safety the guide says:"),
    ...quote(guide.prevention, "On prevention the guide says:"),
    ...quote(guide.help, "On when to ask for help the guide says:"),
    ...page.causes.map(({ cause: { name, why, check } }) => ({
      text: `${name} ${why} ${check.do}`,
      reply: `On ${name}: ${why} To check: ${check.do}`,
    })),
  ];
}
