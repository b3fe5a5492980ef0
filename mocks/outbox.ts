/** An e-mail that the mocked provider accepted. */
export type SentEmail = {
  to: readonly { email: string }[];
  subject: string;
  htmlContent: string;
};

const sent: SentEmail[] = [];
const readers = new Set<(email: SentEmail) => void>();

/** @returns the message id that the provider gives it */
export function keepInOutbox(email: SentEmail): string {
  sent.push(email);
  for (const read of readers) read(email);
  return `<${sent.length}@mocked.example>`;
}

/** What was sent since the start or the last clearing, oldest first. */
export function outbox(): readonly SentEmail[] {
  return sent;
}

export function clearOutbox(): void {
  sent.length = 0;
}

/** Calls `read` with each e-mail from now on. */
export function onEmail(read: (email: SentEmail) => void): void {
  readers.add(read);
}
