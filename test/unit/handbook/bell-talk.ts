import type { ChatContext } from "~/domain/handbook/chat/chat-context";
import { openBell } from "./open-bell";

/** A short guide for the bell. */
export const guide: ChatContext["guide"] = {
  effort: "Easy, 20 min",
  tools: ["Cork knife (instead: a sharp blade)", "Beeswax"],
  safety: ["Old oil goes to a collection point."],
  steps: [
    { number: 1, title: "Take the dome off", text: "Turn it by hand." },
    { number: 2, title: "Wax the clapper", text: "Rub it in." },
  ],
  prevention: ["Keep it dry."],
  help: ["The dome is split."],
};

/** Makes messages in the chat on a guide for the bell. */
export const talkAbout =
  (guideOfBell: ChatContext["guide"]) =>
  (message: string, more: Partial<ChatContext> = {}): ChatContext => ({
    page: openBell({ power: "mains" }),
    guide: guideOfBell,
    history: [],
    message,
    asked: message.toLowerCase(),
    ...more,
  });

export const talk = talkAbout(guide);

/** What stands between semicolons. */
export const list = (texts: string) => texts.split(";").map((text) => text.trim());

/** The messages to which there is no answer. */
export const unanswered = (answer: (said: ChatContext) => string | null, texts: string) =>
  list(texts).filter((text) => answer(talk(text)) === null);

/** The messages to which there is one. */
export const answered = (answer: (said: ChatContext) => string | null, texts: string) =>
  list(texts).filter((text) => answer(talk(text)) !== null);
