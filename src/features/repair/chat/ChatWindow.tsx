import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useEffect, useId, useRef } from "react";
import type { ShownRepair } from "~/domain/safety/gate";
import { useCurrentSettings } from "~/services/assistant/assistant-settings";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { SourceLabel } from "~/features/repair/SourceLabel";
import { ChatComposer, isComposing } from "./ChatComposer";
import { ChatHistory } from "./ChatHistory";
import type { useChat } from "./use-chat";

type ChatWindowProps = {
  shown: ShownRepair;
  chat: ReturnType<typeof useChat>;
  draft: string;
  onDraft: (words: string) => void;
  onClose: () => void;
};

/** The chat's window: what is dangerous, what was said, and the field. */
export function ChatWindow({ shown, chat, draft, onDraft, onClose }: ChatWindowProps) {
  const { generation, answerAgain, goOn, stop } = chat;
  const titleId = useId();
  const { source } = useCurrentSettings();
  const field = useRef<HTMLTextAreaElement>(null);
  const history = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.focus(), []);

  function send(words: string): boolean {
    const isTaken = chat.send(words);
    // Who had scrolled up sees the own words come; the history is counted from its end.
    if (isTaken && history.current) history.current.scrollTop = 0;
    return isTaken;
  }

  return (
    <Paper
      elevation={0}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || isComposing(event)) return;
        // What lies below it stays open.
        event.stopPropagation();
        onClose();
      }}
      sx={chatWindow}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "center",
          pl: 2,
          pr: 1,
          py: 1,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <Box sx={{ flexGrow: 1, "& p": { mt: 0 } }}>
          <Typography id={titleId} variant="h3" component="h2">
            Repair Steps Assistant
          </Typography>
          <SourceLabel source={source} />
        </Box>
        <IconButton aria-label="Close chat" onClick={onClose}>
          <UiIcon name="close" />
        </IconButton>
      </Box>
      <ChatHistory
        ref={history}
        shown={shown}
        generation={generation}
        onSend={(words) => {
          field.current?.focus();
          send(words);
        }}
        onAnswerAgain={answerAgain}
        onContinue={goOn}
      />
      <ChatComposer
        ref={field}
        words={draft}
        onWords={onDraft}
        isBusy={generation.status === "busy"}
        onSend={send}
        onStop={() => {
          // The button goes with what it stopped.
          field.current?.focus();
          stop();
        }}
      />
    </Paper>
  );
}

/** Sizes and the 768 px border are the specification's (section 9). */
const chatWindow = {
  position: "fixed",
  right: "max(20px, env(safe-area-inset-right))",
  bottom: "calc(20px + var(--mw-bottom-edge, 0px))",
  zIndex: "modal",
  display: "flex",
  flexDirection: "column",
  width: 450,
  height: 600,
  maxHeight: "calc(100dvh - 40px - var(--mw-bottom-edge, 0px))",
  border: 1,
  borderColor: "divider",
  borderRadius: 4,
  overflow: "hidden",
  boxShadow: "0 24px 60px -20px rgb(0 0 0 / 0.4)",
  "@media (max-width: 767.98px)": { width: "90%", height: 500, right: "5%" },
  // Zoomed to 400 % a window is that low: it needs every line of it. The title gives way, not the field.
  "@media (max-height: 400px)": {
    inset: 0,
    width: "auto",
    height: "auto",
    maxHeight: "none",
    border: 0,
    borderRadius: 0,
    "& > :not([tabindex])": { flexShrink: 0, py: 0.5 },
    "& h2": { fontSize: "1rem" },
  },
} as const;
