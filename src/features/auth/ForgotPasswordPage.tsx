import { useState } from "react";
import { useLocation } from "react-router-dom";
import { ForgotPasswordForm } from "./ForgotPasswordForm";
import { ResetLinkSent } from "./ResetLinkSent";

export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const typed = readTyped(useLocation().state);
  return sentTo === null ? (
    <ForgotPasswordForm key={typed} typed={typed} onSent={setSentTo} />
  ) : (
    <ResetLinkSent email={sentTo} />
  );
}

/** The address that was typed on the sign-in screen. */
function readTyped(navigationState: unknown): string {
  const { email } = (navigationState ?? {}) as Partial<Record<string, unknown>>;
  return typeof email === "string" ? email : "";
}
