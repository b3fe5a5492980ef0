import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { type DemoMessage, markRead } from "../../services/email/demo-outbox";
import { readResetCode } from "../../services/email/reset-code-email";

/** One message as a mail program would show it: a frame without scripts, whose links open in another tab. */
export function MessageView({ message }: { message: DemoMessage }) {
  const code = readResetCode(message.htmlContent);
  useEffect(() => {
    if (!message.isRead) markRead(message.id);
  }, [message]);
  return (
    <>
      {code && <CopyCode code={code} />}
      <Box
        component="iframe"
        title={message.subject}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={message.htmlContent}
        sx={{ width: "100%", height: 600, border: 1, borderColor: "divider", borderRadius: 1 }}
      />
    </>
  );
}

function CopyCode({ code }: { code: string }) {
  const [outcome, setOutcome] = useState("");

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome("Code copied.");
    } catch {
      setOutcome(`Copying is blocked here. The code is ${code}.`);
    }
  }

  return (
    <>
      <Button variant="outlined" onClick={() => void copy()}>
        Copy code
      </Button>
      <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
        {outcome}
      </Typography>
    </>
  );
}
