import { useState } from "react";
import { ForgotPasswordForm } from "./ForgotPasswordForm";
import { ResetLinkSent } from "./ResetLinkSent";

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <ForgotPasswordForm onSent={setSentTo} />
  ) : (
    <ResetLinkSent email={sentTo} />
  );
}
