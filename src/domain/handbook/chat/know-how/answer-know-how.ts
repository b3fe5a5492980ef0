import { findAsked } from "../answer-asked";
import { isStopped } from "../answer-emergency";
import { describeWhatIsForbidden } from "../ask-leave";
import type { ChatContext, IntentHandler } from "../chat-context";
import { commonNotes } from "../common-notes";
import { describeSubstitute } from "../describe-section";
import { allSentences, subjectWords } from "../find-sentences";
import { findPassage } from "../find-passage";
import { findTerm } from "../find-term";
import { toWords } from "~/domain/language/words";
import { kindOfQuestion } from "../question-head";
import { asides } from "./asides";
import { buying } from "./buying";
import { fastening } from "./fastening";
import { joining } from "./joining";
import { judging } from "./judging";
import type { KnowHow } from "./know-how";
import { people } from "./people";
import { substances } from "./substances";
import { supply } from "./supply";
import { wiring } from "./wiring";

const all: readonly KnowHow[] = [
  ...asides,
  ...people,
  ...judging,
  ...buying,
  ...joining,
  ...substances,
  ...wiring,
  ...supply,
  ...fastening,
];

const stuff: ReadonlySet<KnowHow> = new Set([...joining, ...substances]);

const asksForWord = /^\W*(?:and |so |but )?(?:what(?:'s| is| are| does)|whats)\b/;

/** How near a question about this very thing has to come to go before what holds of a stuff in general. */
const ofThisThing = 0.4;

/** "Is WD-40 ok?", "how tight?": what the guide says of it, and what holds for any repair. */
export const answerKnowHow: IntentHandler = (talk) => {
  const known = all.find(({ asked }) => asked.test(talk.asked));
  if (known === undefined) return null;
  if (isStopped(talk.page) && !known.evenWhenStopped) return null;
  // "What is self-fusing tape?" asks for the word.
  if (asksForWord.test(talk.asked) && findTerm(talk.message) !== null) return null;
  const kind = kindOfQuestion(talk.message);
  const near = stuff.has(known) && kind !== "" ? findAsked(talk) : undefined;
  if (near && near.fit >= ofThisThing && kindOfQuestion(near.ask) === kind) return near.answer;
  const ruled = describeWhatIsForbidden(talk) ?? ownNote(talk) ?? instead(talk, known);
  if (ruled !== null) return ruled;
  const answer = typeof known.answer === "string" ? known.answer : known.answer(talk);
  if (answer === null) return null;
  const own = known.own && quoteOwn(talk, known.own);
  return own === undefined ? answer : `The guide says this: ${own} In general: ${answer}`;
};

/** What the page has noted on just that. */
function ownNote(talk: ChatContext): string | null {
  const passage = findPassage(talk);
  return talk.notes?.some(({ text }) => text === passage) ? passage : null;
}

/** A tool for which the guide names what is asked for as a substitute. */
function instead({ guide, asked }: ChatContext, known: KnowHow): string | null {
  if (!stuff.has(known) || /\bhow (?:do|can|would) i\b/.test(asked)) return null;
  const tool = guide.tools.find((one) => known.own?.test(/\(instead: (.*)\)/.exec(one)?.[1] ?? ""));
  return tool === undefined ? null : describeSubstitute(tool);
}

/** Words that ask for leave, and name nothing. */
const opinion = new Set(
  toWords("fine right ok okay do enough safe alright myself somewhere anywhere even will"),
);

/** A sentence that has less of what is asked about speaks of something else. */
const enough = 0.5;

/** The sentence of the guide that has the very word that was asked about. */
function quoteOwn(talk: ChatContext, own: RegExp): string | undefined {
  const word = own.exec(talk.asked)?.[0];
  if (word === undefined) return undefined;
  const wanted = subjectWords(talk.message).filter((part) => !opinion.has(part));
  return allSentences(talk).find((one) => {
    const words = toWords(one);
    return (
      toWords(word).every((part) => words.includes(part)) &&
      wanted.filter((part) => words.includes(part)).length >= enough * wanted.length &&
      !one.startsWith("It may be") &&
      !isCommon(one)
    );
  });
}

const isCommon = (sentence: string) => commonNotes.some(({ text }) => text.includes(sentence));
