export type Email = { to: string; subject: string; htmlContent: string };

/** What a mail service may say of a message it took; it need not say anything. */
export type EmailReceipt = { messageId?: string; message?: string };

/** The e-mail port: two adapters, the provider and the demo outbox. */
export type EmailService = {
  /** Sends once. Rejects with an EmailError when the message was not taken, or the signal fired first. */
  send(email: Email, signal: AbortSignal): Promise<EmailReceipt>;
};

/** Says what happened in words of our own: an answer or a request may hold the key. For the console, not the screen. */
export class EmailError extends Error {
  override readonly name = "EmailError";
}
