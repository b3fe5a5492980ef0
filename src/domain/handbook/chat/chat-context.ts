import type { ChatMessage } from "~/domain/repair-case";
import type { Asked, Fault, Note, Part } from "~/domain/handbook/playbook";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import type { GuideInWords } from "./guide-in-words";

/** What the handbook knows beside the page itself. */
export type Known = {
  /** The troubles of this kind of thing, for a message that tells of another one. */
  siblings?: readonly Fault[];
  notes?: readonly Note[];
  parts?: readonly Part[];
  /** What people ask beside the guides of this kind. */
  faq?: readonly Asked[];
  /** The case as it is weighed with this message told as well. */
  reweighed?: Diagnosis;
};

/** One message in the chat on a guide, with all that an answer may draw on. */
export type ChatContext = Known & {
  page: Diagnosis;
  guide: GuideInWords;
  history: readonly ChatMessage[];
  message: string;
  /** The message in lower case with straight apostrophes, for patterns. */
  asked: string;
};

/** Gives the reply to the messages that it understands, and null to all others. */
export type IntentHandler = (talk: ChatContext) => string | null;
