import { startTransition } from "react";
import type { ChatMessage, RepairCase } from "~/domain/repair-case";
import { failureMessages } from "~/services/assistant/error-messages";
import { type GenerateOptions, useGeneration } from "~/features/repair/use-generation";
import { whenIdle } from "~/shared/when-quiet";

export const greeting: ChatMessage = {
  text: "Hi there! I can help answer questions about your repair guide. What would you like to know?",
  isUser: false,
};

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
  const isBusy = generation.status === "busy";

  /** Blank words, and words while a reply is awaited, are ignored. */
  async function send(words: string) {
    const message = words.trim();
    if (message && !isBusy) await reply(said, message);
  }

  /** Answers the last question anew: from the end of the reply that broke off, or by the handbook. */
  async function answerAgain(how: GenerateOptions) {
    const asked = said.findLastIndex(({ isUser }) => isUser);
    const question = said[asked];
    if (question && !isBusy) await reply(said.slice(0, asked), question.text, how);
  }

  async function reply(before: ChatMessage[], message: string, how?: GenerateOptions) {
    const asked = [...before, { text: message, isUser: true }];
    const told = (...texts: string[]) =>
      onSay([...asked, ...texts.filter(Boolean).map((text) => ({ text, isUser: false }))]);
    // What is said may take steps away, so the whole guide is drawn anew: not while the key waits.
    startTransition(() => told());
    const outcome = await generate(async (assistant, ask) => {
      // The question is seen before the handbook begins to look for its answer.
      if (assistant.source === "handbook") await whenIdle();
      return assistant.chatReply(repair, [greeting, ...before], message, ask);
    }, how);
    if (outcome.status === "answered") told(outcome.answer);
    if (outcome.status === "stopped" || outcome.status === "incomplete") told(outcome.text);
    if (outcome.status === "failed") told(outcome.text, failureMessages.chatReply);
  }

  return { generation, send, answerAgain, stop };
}
