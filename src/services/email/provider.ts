import axios, { isAxiosError } from "axios";
import { z } from "zod";
import { EmailError, type EmailReceipt, type EmailService } from "./email";

type ProviderSettings = {
  apiKey: string | undefined;
  apiUrl: string;
  sender: { name: string; email: string };
};

/** Any 2xx means the message was taken, whatever its body says. */
const receiptSchema = z
  .object({ messageId: z.string().optional(), message: z.string().optional() })
  .catch({});

/** The transactional-e-mail provider: `POST /v3/smtp/email`, as Brevo describes it. */
export function createEmailProvider({ apiKey, apiUrl, sender }: ProviderSettings): EmailService {
  return {
    async send({ to, subject, htmlContent }, signal): Promise<EmailReceipt> {
      if (!apiKey) throw new EmailError("The e-mail provider has no key");
      const payload = { sender, to: [{ email: to }], subject, htmlContent };
      const headers = {
        Accept: "application/json",
        "Content-Type": "application/json",
        "api-key": apiKey,
      };
      try {
        const { data } = await axios.post<unknown>(apiUrl, payload, { headers, signal });
        return receiptSchema.parse(data);
      } catch (error) {
        throw new EmailError(whatHappened(error, signal));
      }
    },
  };
}

function whatHappened(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "The e-mail provider did not answer in time";
  if (isAxiosError(error) && error.response)
    return `The e-mail provider answered ${error.response.status}`;
  return "The e-mail provider could not be reached";
}
