import Box from "@mui/material/Box";
import { use } from "react";
import type { ChatMessage } from "../../../services/assistant/assistant";
import { MarkdownText } from "../markdown/MarkdownText";
import { SafetyNotice } from "../safety/SafetyNotice";
import { HazardsContext } from "../safety/use-hazards";
import type { Generation } from "../use-generation";
import { TypingIndicator } from "./TypingIndicator";

type ChatHistoryProps = { messages: readonly ChatMessage[]; generation: Generation };

/** What was said. A reply that is being written is told to screen readers once it is whole. */
export function ChatHistory({ messages, generation }: ChatHistoryProps) {
  const isBusy = generation.status === "busy";

  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box tabIndex={0} sx={{ flexGrow: 1, overflowY: "auto", p: 2, overscrollBehavior: "contain" }}>
      <SafetyNotice hazards={use(HazardsContext)} />
      <Box role="log" aria-label="Chat" sx={column}>
        {messages.map((message, index) => (
          <Bubble key={index} message={message} />
        ))}
      </Box>
      {isBusy && (
        <Box sx={{ ...column, mt: 1.5 }}>
          {generation.text && <Bubble message={{ text: generation.text, isUser: false }} />}
          <TypingIndicator />
        </Box>
      )}
      {/* A new one for each message, so that each is brought into view. */}
      <div key={`${messages.length} ${isBusy}`} ref={scrollIntoView} />
    </Box>
  );
}

function scrollIntoView(end: HTMLDivElement | null) {
  end?.scrollIntoView({ block: "nearest" });
}

function Bubble({ message }: { message: ChatMessage }) {
  return (
    <Box sx={message.isUser ? ownBubble : assistantBubble}>
      {message.isUser ? message.text : <MarkdownText text={message.text} />}
    </Box>
  );
}

const column = { display: "flex", flexDirection: "column", gap: 1.5 } as const;

const bubble = { maxWidth: "88%", px: 2, py: 1.25, borderRadius: 3, fontSize: "1rem" } as const;

const ownBubble = {
  ...bubble,
  alignSelf: "flex-end",
  bgcolor: "primary.main",
  color: "primary.contrastText",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  borderEndEndRadius: 4,
} as const;

const assistantBubble = {
  ...bubble,
  alignSelf: "flex-start",
  bgcolor: "bench",
  borderEndStartRadius: 4,
} as const;
