import type { ChatContext } from "../chat-context";

/** What holds for any repair, and how it is asked for. */
export type KnowHow = {
  /** Of the message in lower case with straight apostrophes. */
  asked: RegExp;
  /** What it is about in the guide's own words: a sentence of the guide that has them is quoted first. */
  own?: RegExp;
  /** Also where the repair belongs in other hands: it is no leave to go on. */
  evenWhenStopped?: true;
  /** Null where it does not hold for this repair. */
  answer: string | ((talk: ChatContext) => string | null);
};
