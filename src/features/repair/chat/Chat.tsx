import { useMemo, useState } from "react";
import type { ChatMessage, RepairCase } from "~/domain/repair-case";
import type { ShownRepair } from "~/domain/safety/gate";
import { useKeptGuide } from "~/features/repair/kept-guide";
import { ChatWindow } from "./ChatWindow";
import { useChat } from "./use-chat";

export type ChatProps = {
  repair: RepairCase;
  shown: ShownRepair;
  said: ChatMessage[];
  /** What was typed and not sent before the page was left. */
  unsent: string;
  onSay: (said: ChatMessage[]) => void;
};

type OpenChatProps = ChatProps & { isOpen: boolean; onClose: () => void };

/** A reply that is awaited and words not yet sent outlive the closing of the window. */
export function Chat({ repair, shown, said, unsent, onSay, isOpen, onClose }: OpenChatProps) {
  const chat = useChat(repair, said, onSay);
  const [draft, setDraft] = useState(unsent);
  useKeptGuide(
    repair,
    useMemo(() => ({ chatDraft: draft }), [draft]),
  );
  if (!isOpen) return null;
  return (
    <ChatWindow shown={shown} chat={chat} draft={draft} onDraft={setDraft} onClose={onClose} />
  );
}
