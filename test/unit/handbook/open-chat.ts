import { writeReply } from "~/domain/handbook/chat/write-reply";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { composeGuide } from "~/domain/handbook/compose-guide";
import { readGuide } from "~/domain/guide/read-guide";
import type { ChatMessage } from "~/domain/repair-case";
import { newCase } from "./journey";

/**
 * Opens a case's own page once, so that many messages can be put to its chat. What others asked beside the
 * handbook's guide says nothing of a guide of the test's own.
 */
export async function openChat(item: string, issue: string, ownGuide?: string) {
  const page = await diagnoseCase(newCase(item, issue));
  const background = await page.kind?.background();
  const faq = ownGuide === undefined ? background?.faq : undefined;
  const guide = ownGuide === undefined ? composeGuide(page) : readGuide(ownGuide);
  return (message: string, history: readonly ChatMessage[] = []) =>
    writeReply(page, guide, history, message, { ...background, faq });
}

/** The sentences, parted by semicolons, that are not answered as wanted, with what was said instead. */
export function answeredOtherwise(
  say: (message: string) => string,
  sentences: string,
  isWanted: (reply: string) => boolean,
) {
  return sentences
    .split(";")
    .map((sentence) => sentence.trim().replace(/\s+/g, " "))
    .filter((sentence) => sentence !== "" && !isWanted(say(sentence)))
    .map((sentence) => `${sentence} → ${say(sentence).slice(0, 60)}`);
}
