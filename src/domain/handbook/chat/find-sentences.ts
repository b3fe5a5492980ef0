import { toWords } from "~/domain/language/words";
import { commonNotes } from "./common-notes";
import type { ChatContext } from "./chat-context";
import { contentWords } from "./find-passage";

/** Words of a question about a part that do not name it. */
const beside = new Set(
  toWords(
    `instead rather place substitute alternative replacement use any good old new same still same side look called name picture
     photo colour shape sure part piece bit thing can see locate there here mine model where which one none got put back`,
  ),
);

/** What a question is about: its words without those of asking. */
export function subjectWords(message: string): string[] {
  return contentWords(message).filter((word) => !beside.has(word));
}

/** All that the page and the guide say, in sentences: warnings and notes first, then steps, causes and checks. */
export function allSentences({ page, guide, notes = [] }: ChatContext): string[] {
  const texts = [
    ...guide.safety,
    ...notes.map(({ text }) => text),
    ...guide.steps.map(({ text }) => text),
    ...page.causes.flatMap(({ cause: { name, why, check, repair } }) => [
      `It may be ${name}. ${why} ${check.do}`,
      ...repair.steps.flatMap(({ warning = "", how, fallsOut = "", putBack = "" }) => [
        warning,
        how,
        fallsOut,
        putBack,
      ]),
    ]),
    ...guide.prevention,
    ...guide.help,
    ...commonNotes.map(({ text }) => text),
  ];
  return [...new Set(texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter(Boolean))];
}

/** Up to `most` sentences that speak of what a message is about, those with more of its words first. */
export function findSentences(talk: ChatContext, most: number): string[] {
  const wanted = subjectWords(talk.message);
  return allSentences(talk)
    .map((sentence) => {
      const words = new Set(toWords(sentence));
      return { sentence, count: wanted.filter((word) => words.has(word)).length };
    })
    .filter(({ count }) => count > 0 && count >= Math.ceil(wanted.length / 2))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, most)
    .map(({ sentence }) => sentence);
}
