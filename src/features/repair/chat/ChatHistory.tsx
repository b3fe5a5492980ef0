import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useStore } from "zustand";
import type { ChatMessage } from "~/domain/repair-case";
import { passReply, type Shown, type ShownRepair } from "~/domain/safety/gate";
import type { Hazards } from "~/domain/safety/read-hazards";
import { assistantSource } from "~/services/assistant/choose-assistant";
import { recoveryHint } from "~/services/assistant/error-messages";
import { HandbookInstead } from "~/features/repair/HandbookInstead";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import type { Generation, GrowingText, GenerateOptions } from "~/features/repair/use-generation";
import { WaitNotice } from "~/features/repair/WaitNotice";
import { TypingIndicator } from "./TypingIndicator";

type ChatHistoryProps = {
  shown: ShownRepair;
  generation: Generation;
  /** Has the last question answered anew. */
  onAnswerAgain: (how: GenerateOptions) => void;
};

/** What was said. A reply that is being written is told to screen readers once it is whole. */
export function ChatHistory({ shown, generation, onAnswerAgain }: ChatHistoryProps) {
  const { chat, hazards } = shown;
  const isBusy = generation.status === "busy";

  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box tabIndex={0} sx={history}>
      <Box sx={{ mb: "auto", flexShrink: 0 }}>
        <SafetyNotice hazards={hazards} />
        <Box role="log" aria-label="Chat" sx={column}>
          {chat.map((message, index) => (
            <Bubble key={index} message={message} />
          ))}
        </Box>
        {isBusy && (
          <Box sx={{ ...column, mt: 1.5 }}>
            <BubbleSoFar growing={generation.growing} hazards={hazards} />
            {generation.wait && <WaitNotice wait={generation.wait} />}
            <TypingIndicator />
          </Box>
        )}
        <LeftOver generation={generation} onAnswerAgain={onAnswerAgain} />
        {/* A new one for each own message, which is so brought into view. */}
        <div key={chat.filter(({ isUser }) => isUser).length} ref={scrollIntoView} />
      </Box>
    </Box>
  );
}

type LeftOverProps = Pick<ChatHistoryProps, "generation" | "onAnswerAgain">;

/** How the last reply ended, where it did not end well, and the ways on. */
function LeftOver({ generation, onAnswerAgain }: LeftOverProps) {
  const text = "text" in generation ? generation.text : "";
  const isUnfinished = generation.status === "stopped" || generation.status === "incomplete";
  const hasFailed = generation.status === "failed" || generation.status === "incomplete";
  if (!hasFailed && !(isUnfinished && text)) return null;
  return (
    <Box role="status" sx={{ mt: 1.5, color: "text.secondary" }}>
      {generation.status === "stopped" && "Stopped. This much had come."}
      {generation.status === "incomplete" && "This may be incomplete. "}
      {hasFailed && recoveryHint(generation.error)}
      <Box sx={{ mt: 1, display: "flex", flexWrap: "wrap", gap: 1 }}>
        {isUnfinished && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => onAnswerAgain({ continueFrom: text })}
          >
            Continue
          </Button>
        )}
        {hasFailed && assistantSource() !== "handbook" && (
          <HandbookInstead onUse={() => onAnswerAgain({ source: "handbook" })} />
        )}
      </Box>
    </Box>
  );
}

function scrollIntoView(end: HTMLDivElement | null) {
  end?.scrollIntoView({ block: "nearest" });
}

function BubbleSoFar({ growing, hazards }: { growing: GrowingText; hazards: Hazards }) {
  const text = passReply(useStore(growing), hazards);
  return text && <Bubble message={{ text, isUser: false }} />;
}

function Bubble({ message }: { message: Shown<ChatMessage> }) {
  return (
    <Box sx={message.isUser ? ownBubble : assistantBubble}>
      {message.isUser ? message.text : <MarkdownText text={message.text} />}
    </Box>
  );
}

/** Counted from its end: who reads there stays there while a reply grows, who has scrolled up is left in peace. */
const history = {
  flexGrow: 1,
  display: "flex",
  flexDirection: "column-reverse",
  overflowY: "auto",
  p: 2,
  overscrollBehavior: "contain",
} as const;

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
