import { readEnv } from "~/shared/env";
import { demoOutbox } from "./demo-outbox";
import type { EmailService } from "./email";

/** Who carries the e-mail: the configured provider, fetched on first use, or the outbox inside the app. */
export async function loadEmailService(): Promise<EmailService> {
  const { email } = readEnv();
  if (email.source === "demo-inbox") return demoOutbox;
  const { createEmailProvider } = await import("./provider");
  return createEmailProvider(email);
}
