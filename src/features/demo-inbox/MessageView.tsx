import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { type DemoMessage, markRead } from "~/services/email/demo-outbox";
import { readResetCode } from "~/services/email/reset-code-email";

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
        src="/message-frame.html"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        onLoad={({ currentTarget }) => {
          fill(currentTarget, message.htmlContent);
          handOnEscape(currentTarget);
        }}
        sx={{ width: "100%", height: 600, border: 1, borderColor: "divider", borderRadius: 1 }}
      />
    </>
  );
}

/** A key that is pressed in a frame stays there: Escape is handed on to what the frame stands in. */
function handOnEscape(frame: HTMLIFrameElement) {
  frame.contentDocument?.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") frame.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
}

/**
 * An e-mail is styled inline, which the app's policy forbids, and a `srcdoc` would come under that
 * policy too. So the frame is a page with a policy of its own. It has the app's origin, or it could
 * not be written into; with no script allowed there, nothing in it can make use of that.
 */
function fill({ contentDocument }: HTMLIFrameElement, html: string) {
  if (contentDocument) contentDocument.documentElement.innerHTML = html;
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
