import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { memo, type Ref } from "react";
import { useStore } from "zustand";
import type { ChatMessage } from "~/domain/repair-case";
import { passReply, type Shown, type ShownRepair } from "~/domain/safety/gate";
import type { Hazards } from "~/domain/safety/read-hazards";
import { suggestQuestions } from "~/domain/suggest-questions";
import { assistantSource } from "~/services/assistant/choose-assistant";
import { recoveryHint } from "~/services/assistant/error-messages";
import { HandbookInstead } from "~/features/repair/HandbookInstead";
import { MarkdownText } from "~/features/repair/markdown/MarkdownText";
import { SafetyNotice } from "~/features/repair/safety/SafetyNotice";
import type { Generation, GrowingText, GenerateOptions } from "~/features/repair/use-generation";
import { WaitNotice } from "~/features/repair/WaitNotice";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { CopyReply } from "./CopyReply";
import { Suggestions } from "./Suggestions";
import { TypingIndicator } from "./TypingIndicator";
import { isFailure } from "./use-chat";

type ChatHistoryProps = {
  ref: Ref<HTMLDivElement>;
  shown: ShownRepair;
  generation: Generation;
  onSend: (words: string) => void;
  /** Has the last question answered anew. */
  onAnswerAgain: (how: GenerateOptions) => void;
  /** Has the last reply, which was cut off, written to its end. */
  onContinue: () => void;
};

/** What was said. A reply that is being written is told to screen readers once it is whole. */
export function ChatHistory({ ref, shown, generation, onSend, ...ways }: ChatHistoryProps) {
  const { chat, guide, hazards } = shown;
  const isBusy = generation.status === "busy";

  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box ref={ref} tabIndex={0} sx={history}>
      <Box sx={{ mb: "auto", flexShrink: 0 }}>
        <SafetyNotice hazards={hazards} />
        <Box role="log" aria-label="Chat" sx={column}>
          {chat.map((message, index) => (
            <Bubble
              key={index}
              text={message.text}
              isUser={message.isUser}
              isCut={message.isCut}
              isReply={index > 0 && !message.isUser && !isFailure(message)}
            />
          ))}
        </Box>
        {chat.length === 1 && !isBusy && guide && (
          <Suggestions questions={suggestQuestions(guide)} onSend={onSend} />
        )}
        {isBusy && (
          <Box sx={{ ...column, mt: 1.5 }}>
            <BubbleSoFar growing={generation.growing} hazards={hazards} />
            {generation.wait && <WaitNotice wait={generation.wait} />}
            <TypingIndicator />
          </Box>
        )}
        <LeftOver generation={generation} last={isBusy ? undefined : chat.at(-1)} {...ways} />
      </Box>
    </Box>
  );
}

/** Also after a reload, when nothing is known any more of what went wrong. */
const isUnanswered = (last: Shown<ChatMessage> | undefined) =>
  last !== undefined && (last.isUser || isFailure(last));

type LeftOverProps = Pick<ChatHistoryProps, "generation" | "onAnswerAgain" | "onContinue"> & {
  last: Shown<ChatMessage> | undefined;
};

/** How the last reply ended, where it did not end well, and the ways on. */
function LeftOver({ generation, last, onAnswerAgain, onContinue }: LeftOverProps) {
  const isUnfinished = last?.isCut ?? false;
  const canTryAgain = isUnanswered(last);
  const hasFailed = generation.status === "failed" || generation.status === "incomplete";
  if (!hasFailed && !isUnfinished && !canTryAgain) return null;
  return (
    <Box role="status" sx={{ mt: 1.5, color: "text.secondary" }}>
      {isUnfinished && generation.status === "stopped" && "Stopped. This much had come."}
      {hasFailed && recoveryHint(generation.error, generation.source)}
      <Box sx={{ mt: 1, display: "flex", flexWrap: "wrap", gap: 1 }}>
        {isUnfinished && (
          <Button variant="outlined" size="small" onClick={onContinue}>
            Continue
          </Button>
        )}
        {canTryAgain && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<UiIcon name="refresh" />}
            onClick={() => onAnswerAgain({})}
          >
            Try again
          </Button>
        )}
        {hasFailed && assistantSource() !== "handbook" && (
          <HandbookInstead onUse={() => onAnswerAgain({ source: "handbook" })} />
        )}
      </Box>
    </Box>
  );
}

function BubbleSoFar({ growing, hazards }: { growing: GrowingText; hazards: Hazards }) {
  const text = passReply(useStore(growing), hazards);
  return text && <Bubble text={text} isUser={false} isReply={false} />;
}

type BubbleProps = Shown<ChatMessage> & {
  /** A whole reply, which can be taken along. */
  isReply: boolean;
};

const Bubble = memo(function Bubble({ text, isUser, isCut, isReply }: BubbleProps) {
  return (
    <Box sx={isUser ? ownRow : row}>
      <Box sx={isUser ? ownBubble : assistantBubble}>
        {isUser ? text : <MarkdownText text={text} />}
        {isCut && <Box sx={cutNote}>This may be incomplete.</Box>}
      </Box>
      {isReply && <CopyReply text={text} />}
    </Box>
  );
});

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

/** Out of sight it is not drawn: hundreds of them cost no more than those in the window. */
const row = {
  display: "flex",
  alignItems: "flex-end",
  contentVisibility: "auto",
  containIntrinsicSize: "auto 96px",
} as const;

const ownRow = { ...row, justifyContent: "flex-end" } as const;

const bubble = {
  maxWidth: "88%",
  px: 2,
  py: 1.25,
  borderRadius: 3,
  fontSize: "1rem",
  // Drawn where forced colours take the grounds away; inside, where nothing cuts it off.
  outline: "1px solid transparent",
  outlineOffset: "-1px",
} as const;

const cutNote = { mt: 1, color: "text.secondary", fontSize: "0.9375rem" };

const ownBubble = {
  ...bubble,
  bgcolor: "primary.main",
  color: "primary.contrastText",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  borderEndEndRadius: 4,
} as const;

const assistantBubble = {
  ...bubble,
  bgcolor: "bench",
  borderEndStartRadius: 4,
} as const;
