import { use } from "react";
import type { ChatMessage, RepairCase } from "../../../services/assistant/assistant";
import { failureMessages } from "../../../services/assistant/failure-words";
import { HazardsContext } from "../safety/use-hazards";
import { replyToShow } from "../safety/withhold-steps";
import { type Generation, useGeneration } from "../use-generation";

export const greeting: ChatMessage = {
  text: "Hi there! I can help answer questions about your repair guide. What would you like to know?",
  isUser: false,
};

/**
 * The chat about one guide. `said` is everything after the greeting; the assistant is given the
 * whole history before each new message. What it returns to show holds no steps on a stop.
 */
export function useChat(
  repair: RepairCase,
  said: ChatMessage[],
  onSay: (said: ChatMessage[]) => void,
) {
  const { generation, generate, stop } = useGeneration();
  const messages = [greeting, ...said];
  const hazards = use(HazardsContext);
  const toShow = (reply: string) => replyToShow(reply, hazards);

  /** Blank words, and words while a reply is awaited, are ignored. */
  async function send(words: string) {
    const message = words.trim();
    if (!message || generation.status === "busy") return;
    const asked = [...said, { text: message, isUser: true }];
    onSay(asked);
    const outcome = await generate((assistant, ask) =>
      assistant.chatReply(repair, messages, message, ask),
    );
    if (outcome.status === "answered") onSay([...asked, { text: outcome.answer, isUser: false }]);
    if (outcome.status === "stopped" && outcome.text) {
      onSay([...asked, { text: outcome.text, isUser: false }]);
    }
    if (outcome.status === "failed") {
      const replies = [outcome.text, failureMessages.chatReply].filter(Boolean);
      onSay([...asked, ...replies.map((text) => ({ text, isUser: false }))]);
    }
  }

  return {
    messages: messages.map((message) =>
      message.isUser ? message : { ...message, text: toShow(message.text) },
    ),
    generation: withText(generation, toShow),
    send,
    stop,
  };
}

function withText(generation: Generation, change: (text: string) => string): Generation {
  return "text" in generation ? { ...generation, text: change(generation.text) } : generation;
}
