import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { AccountError } from "~/services/accounts/account-error";
import { loadPasswordReset } from "~/services/accounts/load-accounts";
import { readEnv } from "~/shared/env";
import { paths } from "~/shared/paths";
import { FormErrors } from "~/shared/ui/FormErrors";
import { AuthCard } from "./AuthCard";
import { enterCodePath } from "./reset-link";
import { useSecondsUntil } from "~/shared/use-seconds-until";

const resendHoldMs = 60_000;

/** What to do once the e-mail is on its way, and another one after a minute. */
export function ResetLinkSent({ email }: { email: string }) {
  const navigate = useNavigate();
  return (
    <AuthCard
      isNextStep
      title="Reset link sent!"
      intro={
        <>
          A code and a link are on their way to <strong>{email}</strong>. They are good for 30
          minutes.
        </>
      }
    >
      <Typography>
        {readEnv().email.source === "demo-inbox"
          ? "This is the demo: open the Demo inbox at the top of the page. In a real email, also check your spam folder."
          : "Nothing there? Check your spam folder."}
      </Typography>
      <Button component={Link} size="large" to={enterCodePath(email)}>
        Enter code
      </Button>
      <ResendCode email={email} />
      <Button variant="text" onClick={() => void navigate(paths.signIn)}>
        Return to Sign In
      </Button>
    </AuthCard>
  );
}

function ResendCode({ email }: { email: string }) {
  const [heldUntil, setHeldUntil] = useState(() => Date.now() + resendHoldMs);
  const [messages, setMessages] = useState<string[]>([]);
  const [isSending, setSending] = useState(false);
  const [isSentAgain, setSentAgain] = useState(false);
  const secondsLeft = useSecondsUntil(heldUntil);

  async function resend() {
    setSending(true);
    setSentAgain(false);
    try {
      await (await loadPasswordReset()).requestResetCode(email);
      setMessages([]);
      setSentAgain(true);
      setHeldUntil(Date.now() + resendHoldMs);
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      setMessages([error.message]);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <FormErrors messages={messages} />
      <Typography role="status" sx={{ textAlign: "center", "&:empty": { display: "none" } }}>
        {isSentAgain && "Another code is on its way."}
      </Typography>
      <Button
        variant="outlined"
        loading={isSending}
        disabled={secondsLeft > 0}
        onClick={() => void resend()}
      >
        Resend code
      </Button>
      {secondsLeft > 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary", textAlign: "center" }}>
          You can ask for another code in {secondsLeft} s.
        </Typography>
      )}
    </>
  );
}
