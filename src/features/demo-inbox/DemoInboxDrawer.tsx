import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useDemoOutbox } from "~/services/email/demo-outbox";
import { StatePicture } from "~/shared/ui/StatePicture";
import { MessageList } from "./MessageList";

type DemoInboxDrawerProps = { isOpen: boolean; onClose: () => void };

/** The messages that the demo would have sent, beside the page. */
export function DemoInboxDrawer({ isOpen, onClose }: DemoInboxDrawerProps) {
  const messages = useDemoOutbox((outbox) => outbox.messages);
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      elevation={0}
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { "aria-labelledby": titleId } }}
    >
      <Stack spacing={2} sx={{ width: "min(520px, 100vw)", p: { xs: 2, sm: 3 } }}>
        <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between" }}>
          <Typography id={titleId} variant="h3" component="h2">
            Demo inbox
          </Typography>
          <Button variant="text" onClick={onClose}>
            Close
          </Button>
        </Stack>
        <Typography sx={{ color: "text.secondary" }}>
          Here is the e-mail that Mendwise would send. Nothing leaves your browser.
        </Typography>
        {messages.length === 0 ? <Empty /> : <MessageList messages={messages} />}
      </Stack>
    </Drawer>
  );
}

function Empty() {
  return (
    <Stack spacing={1} sx={{ alignItems: "center", textAlign: "center", py: 6 }}>
      <StatePicture state="inbox" />
      <Typography>No messages yet. Ask for a password reset and look here.</Typography>
    </Stack>
  );
}
