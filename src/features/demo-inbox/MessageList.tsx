import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import { useState } from "react";
import type { DemoMessage } from "~/services/email/demo-outbox";
import { MessageView } from "./MessageView";

/** The messages, newest first, and below them the chosen one; until somebody chooses, the newest. */
export function MessageList({ messages }: { messages: readonly DemoMessage[] }) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const shown = messages.find(({ id }) => id === chosenId) ?? messages[0];
  return (
    <>
      <List disablePadding aria-label="Messages">
        {messages.map((message) => (
          <ListItem key={message.id} disablePadding>
            <ListItemButton
              selected={message === shown}
              aria-current={message === shown}
              onClick={() => setChosenId(message.id)}
            >
              <ListItemText
                primary={message.subject}
                secondary={`To ${message.to}, ${timeOf(message)}`}
                slotProps={{
                  primary: { sx: { fontWeight: message.isRead ? 400 : 700 } },
                  secondary: { sx: { overflowWrap: "anywhere" } },
                }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {shown && <MessageView key={shown.id} message={shown} />}
    </>
  );
}

const timeOf = ({ sentAt }: DemoMessage) =>
  new Intl.DateTimeFormat("en", { timeStyle: "short" }).format(sentAt);
