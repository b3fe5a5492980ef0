import Box from "@mui/material/Box";
import Fab from "@mui/material/Fab";
import { useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ChatMessage, RepairCase } from "~/domain/repair-case";
import type { ShownRepair } from "~/domain/safety/gate";
import { useKeptGuide } from "~/features/repair/kept-guide";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { ChatWindow } from "./ChatWindow";
import { useChat } from "./use-chat";

type ChatWidgetProps = {
  repair: RepairCase;
  shown: ShownRepair;
  said: ChatMessage[];
  /** What was typed and not sent before the page was left. */
  unsent: string;
  onSay: (said: ChatMessage[]) => void;
};

/** The round button beside the guide, and the chat it opens. A reply that is awaited and words not yet sent outlive the closing. */
export function ChatWidget({ repair, shown, said, unsent, onSay }: ChatWidgetProps) {
  const chat = useChat(repair, said, onSay);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(unsent);
  useKeptGuide(
    repair,
    useMemo(() => ({ chatDraft: draft }), [draft]),
  );
  const opener = useRef<HTMLButtonElement>(null);

  function close() {
    // The button must be drawn before it can take the focus back.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }

  return (
    <Box className="no-print">
      {isOpen && (
        <ChatWindow shown={shown} chat={chat} draft={draft} onDraft={setDraft} onClose={close} />
      )}
      <Box sx={{ ...corner, display: isOpen ? "none" : "flex" }}>
        <Box aria-hidden sx={label}>
          Ask about repair steps
        </Box>
        <Fab
          ref={opener}
          color="primary"
          aria-label="Ask about repair steps"
          onClick={() => setOpen(true)}
        >
          <UiIcon name="chat" />
        </Fab>
      </Box>
    </Box>
  );
}

const corner = {
  position: "fixed",
  right: 20,
  bottom: "calc(20px + var(--mw-bottom-edge, 0px))",
  zIndex: "speedDial",
  alignItems: "center",
  gap: 1,
} as const;

const label = {
  px: 1.5,
  py: 0.75,
  borderRadius: 2,
  bgcolor: "background.paper",
  border: 1,
  borderColor: "divider",
  boxShadow: "var(--mw-palette-shadow)",
  fontSize: "0.9375rem",
  fontWeight: 600,
};
