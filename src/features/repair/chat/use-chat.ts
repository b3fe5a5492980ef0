import { startTransition, useRef } from "react";
import type { ChatMessage, RepairCase } from "~/domain/repair-case";
import { failureMessages } from "~/services/assistant/error-messages";
import { greeting } from "~/features/repair/safety/pass-guide";
import { type GenerateOptions, useGeneration } from "~/features/repair/use-generation";
import { whenIdle } from "~/shared/when-quiet";

/** Whether a message of the chat stands for a reply that did not come. It is told by its words after a reload too. */
export const isFailure = ({ text, isUser }: Pick<ChatMessage, "text" | "isUser">): boolean =>
  !isUser && text === failureMessages.chatReply;

/** Longer than a slow phone takes to draw a question. */
const drawingMs = 500;

/**
 * The chat about one guide. `said` is everything after the greeting; the assistant is given the
 * whole history before each new message.
 */
export function useChat(
  repair: RepairCase,
  said: ChatMessage[],
  onSay: (said: ChatMessage[]) => void,
) {
  const { generation, generate, stop } = useGeneration();
  // The handbook is so quick that its wait is mostly not drawn.
  const isReplying = useRef(false);

  /** @returns false where the words are not taken: blank ones, and those that come while a reply is awaited */
  function send(words: string): boolean {
    const message = words.trim();
    if (!message || isReplying.current) return false;
    void reply(said, message);
    return true;
  }

  /** Answers the last question anew, by the handbook where that is wanted. */
  function answerAgain(how: GenerateOptions) {
    const asked = said.findLastIndex(({ isUser }) => isUser);
    const question = said[asked];
    if (question && !isReplying.current) void reply(said.slice(0, asked), question.text, how);
  }

  /** Has the last reply, which was cut off, written to its end. What is shown may be a stop in its place. */
  function goOn() {
    answerAgain({ continueFrom: said.at(-1)?.text });
  }

  async function reply(before: ChatMessage[], message: string, how?: GenerateOptions) {
    isReplying.current = true;
    const asked = [...before, { text: message, isUser: true }];
    const told = (...replies: Omit<ChatMessage, "isUser">[]) =>
      onSay([
        ...asked,
        ...replies.filter(({ text }) => text).map((one) => ({ ...one, isUser: false })),
      ]);
    // What is said may take steps away, so the whole guide is drawn anew: not while the key waits.
    startTransition(() => told());
    const outcome = await generate(async (assistant, ask) => {
      // The question is seen before the handbook begins to look for its answer.
      if (assistant.source === "handbook") await whenIdle(drawingMs);
      const history = [greeting, ...before].filter((one) => !isFailure(one));
      return assistant.chatReply(repair, history, message, ask);
    }, how);
    isReplying.current = false;
    if (outcome.status === "answered") told({ text: outcome.answer });
    if (outcome.status === "stopped" || outcome.status === "incomplete")
      told({ text: outcome.text, isCut: true });
    if (outcome.status === "failed")
      told({ text: outcome.text, isCut: true }, { text: failureMessages.chatReply });
  }

  return { generation, send, answerAgain, goOn, stop };
}
