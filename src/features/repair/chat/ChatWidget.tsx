import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Fab from "@mui/material/Fab";
import {
  Activity,
  createContext,
  memo,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { ChatMessage, RepairCase } from "~/domain/repair-case";
import type { ShownRepair } from "~/domain/safety/gate";
import { useKeptGuide } from "~/features/repair/persist-history-state";
import { UiIcon } from "~/shared/ui/icons/UiIcon";
import { StepMoves } from "~/features/repair/markdown/StepMoves";
import { ChatWindow } from "./ChatWindow";
import { useChat } from "./use-chat";

type ChatProps = {
  repair: RepairCase;
  shown: ShownRepair;
  said: ChatMessage[];
  /** What was typed and not sent before the page was left. */
  unsent: string;
  onSay: (said: ChatMessage[]) => void;
  /** Goes to the step that a reply names. */
  onStep: (step: number) => void;
};

type WindowProps = ChatProps & { onClose: () => void };

const IsOpen = createContext(false);

export function Chat({ isOpen, ...chat }: WindowProps & { isOpen: boolean }) {
  return (
    <IsOpen value={isOpen}>
      <ChatAhead {...chat} />
    </IsOpen>
  );
}

/** A reply that is awaited and words not yet sent outlive the closing of the window. */
const ChatAhead = memo(function ChatAhead(props: WindowProps) {
  const { repair, shown, said, unsent, onSay, onStep, onClose } = props;
  const chat = useChat(repair, said, onSay);
  const [draft, setDraft] = useState(unsent);
  useKeptGuide(
    repair,
    useMemo(() => ({ chatDraft: draft }), [draft]),
  );
  return (
    <WhileOpen>
      <StepMoves value={{ steps: shown.guide?.steps.length ?? 0, onStep }}>
        <ChatWindow shown={shown} chat={chat} draft={draft} onDraft={setDraft} onClose={onClose} />
      </StepMoves>
    </WhileOpen>
  );
});

/** Drawn ahead, out of sight: the tap that opens it has nothing left to wait for. */
function WhileOpen({ children }: { children: ReactNode }) {
  return <Activity mode={use(IsOpen) ? "visible" : "hidden"}>{children}</Activity>;
}

/** `beside`: what is even more at hand. The chat's button then stands with it in a bar. */
type ChatWidgetProps = ChatProps & { beside?: ReactNode };

const narrow = "(max-width: 767.98px)";

const name = "Ask about repair steps";

/** The chat beside the guide and the button that opens it. */
export function ChatWidget({ beside, ...chat }: ChatWidgetProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const ask = { ref: opener, "aria-label": name, onClick: () => setOpen(true) };

  const close = useCallback(() => {
    // The button must be drawn before it can take the focus back.
    flushSync(() => setOpen(false));
    opener.current?.focus();
  }, []);

  const { onStep } = chat;
  const goToStep = useCallback(
    (step: number) => {
      // A narrow window has no room for both.
      if (window.matchMedia(narrow).matches) flushSync(() => setOpen(false));
      onStep(step);
    },
    [onStep],
  );

  return (
    <Box className="no-print" sx={[beside ? bar : barOnPhone, isOpen && barBelowChat]}>
      <Chat {...chat} onStep={goToStep} isOpen={isOpen} onClose={close} />
      {beside ? (
        <>
          <Button
            variant="outlined"
            size="large"
            startIcon={<UiIcon name="chat" />}
            {...ask}
            sx={{ bgcolor: "background.paper" }}
          >
            Ask
          </Button>
          {beside}
        </>
      ) : (
        <Box sx={{ ...corner, display: isOpen ? "none" : "flex" }}>
          <Box aria-hidden sx={label}>
            {name}
          </Box>
          <Fab color="primary" {...ask}>
            <UiIcon name="chat" />
          </Fab>
        </Box>
      )}
    </Box>
  );
}

/** At the lower edge as long as any of the guide is in sight. */
const bar = {
  position: "sticky",
  // The cookie banner may lie there.
  bottom: "var(--mw-bottom-edge, 0px)",
  zIndex: "speedDial",
  display: "flex",
  gap: 1.5,
  // The stack that it stands in has no margins of its own.
  "&&": { mx: { xs: -2, sm: 0 } },
  px: { xs: 2, sm: 0 },
  py: 1.5,
  bgcolor: "background.default",
  borderTop: 1,
  borderColor: "divider",
  "& > .MuiButton-contained": { flexGrow: 1 },
};

/** By itself a button in a corner will do, but not over the words that fill a phone. */
const barOnPhone = { [`@media ${narrow}`]: { ...bar, justifyContent: "flex-end" } };

const barBelowChat = {
  // The chat lies in it, and in a low window over the page's own bars.
  zIndex: "modal",
  bgcolor: "transparent",
  borderColor: "transparent",
  "& > .MuiButton-root": { visibility: "hidden" },
};

const corner = {
  position: "fixed",
  [`@media ${narrow}`]: { position: "static" },
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
