import { toWords } from "~/domain/language/words";
import { askedElsewhere, findAsked, nearFit } from "./answer-asked";
import { isStopped } from "./answer-emergency";
import { asksLeave, protects } from "./ask-leave";
import type { IntentHandler } from "./chat-context";
import { contentWords } from "./find-passage";
import { findNearest, tellingWords } from "./find-nearest-question";
import { kindOfQuestion } from "./question-head";

/** How near a question beside another page of the same thing has to come. */
const sureFromAfar = 0.6;

/** "How long do I leave it off?" is about what this guide is about. */
const pointsAtThis = /\b(?:it|its|them|they|this|that|these|those)\b/;

/** "How do I get the knob off?", told beside another guide for the same thing, of a question of the same kind. */
export const answerFromOtherPage: IntentHandler = (talk) => {
  const { page, message, asked } = talk;
  // What may be done beside one fault may harm beside another.
  if (page.basis !== "fault" || isStopped(page) || asksLeave.test(asked)) return null;
  if (pointsAtThis.test(asked)) return null;
  const found = findNearest(askedElsewhere(talk), message);
  if (!found || found.fit < sureFromAfar || (findAsked(talk)?.fit ?? 0) >= nearFit) return null;
  const kind = kindOfQuestion(message);
  return kind !== "" && kind === kindOfQuestion(found.ask) ? found.answer : null;
};

const howTo =
  /^\W*(?:(?:and|so|ok) )?how (?:(?:do|should|shall|can|could|would|must) (?:i|we|you)|to) (?:best |actually |just )?([a-z]+) (.+)$/;

/** "How do I drain the old petrol?", once the guide is one for the carburettor: a step for another cause of the same trouble. */
export const findDeedForOtherCause: IntentHandler = ({ page, asked }) => {
  const [, deed = "", rest = ""] = howTo.exec(asked) ?? [];
  const [verb] = contentWords(deed);
  const things = contentWords(rest);
  if (verb === undefined || things.length === 0 || page.basis !== "fault" || isStopped(page))
    return null;
  for (const { cause } of page.causes) {
    const { professionalOnly, steps } = cause.repair;
    const step = steps.find(({ title, how }) => {
      const said = toWords(`${title} ${how}`);
      const does = alike(verb);
      return (
        toWords(title).some((word) => does.includes(word)) &&
        things.every((one) => said.includes(one))
      );
    });
    if (professionalOnly !== undefined || step === undefined) continue;
    const warning = step.warning === undefined ? "" : `Warning: ${step.warning} `;
    return `This guide does not need it, but for ${cause.name} the handbook has this step, “${step.title}”: ${warning}${step.how}`;
  }
  return null;
};

/** Verbs that a guide may have for what somebody else calls otherwise. */
const rows = [
  "drain empty pour siphon syphon",
  "remove take pull lift detach get",
  "clean wash wipe rinse brush",
  "change replace swap renew",
  "undo loosen open unscrew",
].map((row) => toWords(row));

const alike = (verb: string): readonly string[] => rows.find((row) => row.includes(verb)) ?? [verb];

/** A sum, a time, a measure: what a sentence names, and how it is asked for. */
const figures: readonly { asked: RegExp; told: RegExp }[] = [
  {
    asked:
      /\bhow much (?:is|are|does|do|will|would|should)\b|\bwhat (?:does|do|would|will)\b.{0,40}\b(?:cost|charge|take)\b/,
    told: /€/,
  },
  {
    asked: /\bhow long\b/,
    told: /\b(?:seconds?|minutes?|hours?|days?|weeks?|overnight|night)\b/i,
  },
  {
    asked:
      /\bhow (?:thick|thin|wide|deep|far|hot|high|tight)\b|\bwhat (?:angle|pressure|temperature|size)\b/,
    told: /\d/,
  },
];
const ofAsking = new Set(
  toWords(
    "leave wait keep let hold stay cost charge take price much thick thin wide deep far hot high tight angle pressure temperature size new",
  ),
);

/** "How much does a luthier cost?": the sentence of the guide, or of what others asked, that names both. */
export const quoteFigure: IntentHandler = (talk) => {
  const { page, guide, asked, message, notes = [] } = talk;
  const figure = figures.find((one) => one.asked.test(asked));
  const words = tellingWords(message).filter((word) => !ofAsking.has(word));
  if (figure === undefined || words.length === 0 || page.basis === "danger") return null;
  const said = [
    ...guide.steps.map(({ text }) => text),
    ...guide.help,
    ...guide.safety,
    ...guide.prevention,
    ...notes.map(({ text }) => text),
    ...page.causes.map(({ cause }) => `${cause.why} ${cause.check.do}`),
  ]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .find((one) => figure.told.test(one) && holdsAll(one, words));
  return said === undefined ? null : `The handbook says this: ${said}`;
};

function holdsAll(sentence: string, words: readonly string[]): boolean {
  const said = tellingWords(sentence);
  return words.every((word) => said.includes(word));
}

const mustI =
  /^\W*(?:(?:and|so|but|ok|then) )*(?:do|must|should) (?:i|we) (?:really |still |actually )?(?:have|need) to (?!buy|get|order|pay|spend|do\b|use\b)([a-z]+) (.+)$/;

/** "Do I have to take the motor out?", where nothing of the guide speaks of a motor. */
export const denyDuty: IntentHandler = ({ page, guide, asked }) => {
  const [, , thing = ""] = mustI.exec(asked) ?? [];
  const words = contentWords(thing).filter((word) => !/^(?:out|off|apart)$/.test(word));
  if (words.length === 0 || guide.steps.length === 0) return null;
  if (isStopped(page) || page.basis !== "fault" || protects.test(asked.replace(/\boff\b/, "")))
    return null;
  const speaks = new Set(
    [
      ...guide.steps.map(({ title, text }) => `${title} ${text}`),
      ...guide.safety,
      ...guide.tools,
      ...guide.help,
    ].flatMap((text) => toWords(text)),
  );
  if (words.some((word) => speaks.has(word))) return null;
  return "No: no step of this guide asks for it.";
};
