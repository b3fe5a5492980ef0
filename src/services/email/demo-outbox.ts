import { create } from "zustand";
import type { EmailService } from "./email";

export type DemoMessage = {
  id: string;
  to: string;
  subject: string;
  htmlContent: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  isRead: boolean;
};

type DemoOutbox = {
  /** Newest first. */
  messages: DemoMessage[];
};

/** What the app would have sent, in memory only. */
export const useDemoOutbox = create<DemoOutbox>()(() => ({ messages: [] }));

/** Carries e-mail to the demo inbox of this browser and no further. */
export const demoOutbox: EmailService = {
  send(email) {
    const sentAt = Date.now();
    const { messages } = useDemoOutbox.getState();
    const id = `demo_${sentAt}_${messages.length}`;
    useDemoOutbox.setState({ messages: [{ ...email, id, sentAt, isRead: false }, ...messages] });
    return Promise.resolve({ messageId: id });
  },
};

export function markRead(id: string) {
  useDemoOutbox.setState(({ messages }) => ({
    messages: messages.map((message) =>
      message.id === id ? { ...message, isRead: true } : message,
    ),
  }));
}
