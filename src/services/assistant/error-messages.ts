import { AssistantError, type AssistantErrorKind, type AssistantSource } from "./assistant";

/** What a person is told when a verb of the assistant has failed, named by the verb. */
export const failureMessages = {
  diagnosticQuestions: "Failed to generate diagnostic questions. Please try again.",
  rootCause: "Failed to generate root cause analysis. Please try again.",
  repairGuide: "Failed to generate repair guide. Please try again.",
  chatReply: "Sorry, I couldn't process your request. Please try again.",
} as const;

const nextSteps: Record<AssistantErrorKind, string> = {
  "not-initialized": "Enter a key or another address in AI settings.",
  unreachable: "The server could not be reached. Check that it is running and that you are online.",
  "timed-out": "The server took too long. Wait a moment, or choose a faster model in AI settings.",
  refused: "The server did not take the request. Check key, model and address in AI settings.",
  declined: "The model did not want to answer this. Say it in other words.",
  filtered: "The server's content filter held the answer back. Say it in other words.",
  limited: "The server is busy. Wait a minute before you try again.",
  "no-credit": "The key's credit is used up. Check the account it belongs to.",
  "too-large": "This is more than the model takes. Shorten the text, or remove the photo.",
  unavailable: "The server has a problem of its own. Wait a minute before you try again.",
  unreadable: "The answer could not be read. If that stays so, check the address in AI settings.",
  empty: "The answer came back empty. If that stays so, choose another model in AI settings.",
  "cut-short": "The answer stopped before its end. A second try often brings the whole of it.",
  "too-long": "The answer went on far beyond what was asked for, so it was stopped here.",
  redirected:
    "The server sends the request on to another address. Enter that address in AI settings.",
  aborted: "",
};

/** What else there is to say where no server was asked, but the browser's own model or the handbook. */
const stepsInside: Partial<Record<AssistantErrorKind, string>> = {
  "not-initialized": "Your browser's model is not ready. Download it in AI settings.",
  unreachable: "A part of the app did not load. Check that you are online.",
  "timed-out": "The model took too long. Close what else keeps this computer busy.",
  refused: "Your browser's model did not take the request. Choose another source in AI settings.",
  filtered: "Your browser held the answer back. Say it in other words.",
  unavailable:
    "Your browser's model failed. If that stays so, choose another source in AI settings.",
  unreadable: "The answer could not be read. A second try often helps.",
  empty: "The answer came back empty. If that stays so, choose another source in AI settings.",
};

/**
 * One plain sentence on what to do next, to go with the message of the verb.
 *
 * @param source who failed
 * @returns an empty text after a stop, and for an error that no assistant throws
 */
export function recoveryHint(error: unknown, source: AssistantSource): string {
  if (!(error instanceof AssistantError)) return "";
  const ownSteps = source === "provider" ? {} : stepsInside;
  const ownStep = ownSteps[error.kind] ?? nextSteps[error.kind];
  // The error that made it break off says more than "cut-short".
  return recoveryHint(error.cause, source) || askedToWait(error) || ownStep;
}

/** "The server asks you to wait until 15:40 before you try again." */
function askedToWait({ retryAt }: AssistantError): string {
  if (retryAt === undefined) return "";
  const end = new Date(retryAt);
  const time = end.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const date = end.toLocaleDateString("en-GB", { day: "numeric", month: "long" });
  const isToday = end.toDateString() === new Date().toDateString();
  return `The server asks you to wait until ${time}${isToday ? "" : ` on ${date}`} before you try again.`;
}
