import type { Guide } from "~/domain/guide/guide";
import type { ChatMessage } from "~/domain/repair-case";
import { passGate } from "~/domain/safety/gate";
import type { GuideState } from "~/features/repair/flow";
import { wordsOf } from "~/features/repair/to-repair-case";

/** What the chat begins with. It is shown and told to the assistant, and is not kept. */
export const greeting: ChatMessage = {
  text: "Hi there! I can help answer questions about your repair guide. What would you like to know?",
  isUser: false,
};

/**
 * What may be shown of a repair once its guide is written. What is said in the chat may take steps away.
 *
 * @param guide the guide in the shape that the screen shows
 */
export function passGuide<Written extends Guide>(repair: GuideState, guide: Written) {
  const { rootCause, chat } = repair;
  return passGate({ ...wordsOf(repair), rootCause, guide, chat: [greeting, ...chat] });
}
