import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { use } from "react";
import type { ChatMessage } from "../../../services/assistant/assistant";
import { nextStepAfter } from "../../../services/assistant/failure-words";
import { MarkdownText } from "../markdown/MarkdownText";
import { SafetyNotice } from "../safety/SafetyNotice";
import { HazardsContext } from "../safety/use-hazards";
import type { Generation } from "../use-generation";
import { WaitNotice } from "../WaitNotice";
import { TypingIndicator } from "./TypingIndicator";

type ChatHistoryProps = {
  messages: readonly ChatMessage[];
  generation: Generation;
  /** Has the last reply go on from where it broke off. */
  onContinue: () => void;
};

/** What was said. A reply that is being written is told to screen readers once it is whole. */
export function ChatHistory({ messages, generation, onContinue }: ChatHistoryProps) {
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
          {generation.wait && <WaitNotice wait={generation.wait} />}
          <TypingIndicator />
        </Box>
      )}
      {isUnfinished(generation) && <Unfinished generation={generation} onContinue={onContinue} />}
      {/* A new one for each message, so that each is brought into view. */}
      <div key={`${messages.length} ${isBusy}`} ref={scrollIntoView} />
    </Box>
  );
}

type UnfinishedGeneration = Extract<Generation, { status: "stopped" | "incomplete" }>;

function isUnfinished(generation: Generation): generation is UnfinishedGeneration {
  return (
    (generation.status === "stopped" || generation.status === "incomplete") &&
    generation.text !== ""
  );
}

type UnfinishedProps = { generation: UnfinishedGeneration; onContinue: () => void };

function Unfinished({ generation, onContinue }: UnfinishedProps) {
  return (
    <Box role="status" sx={{ mt: 1.5, color: "text.secondary" }}>
      {generation.status === "stopped"
        ? "Stopped. This much had come."
        : `This may be incomplete. ${nextStepAfter(generation.error)}`}
      <Box sx={{ mt: 1 }}>
        <Button variant="outlined" size="small" onClick={onContinue}>
          Continue
        </Button>
      </Box>
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
