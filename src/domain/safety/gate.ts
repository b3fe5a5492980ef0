import type { Guide } from "~/domain/guide/guide";
import { withoutMarks, withoutMarksIn } from "~/domain/guide/marks";
import { writeGuide } from "~/domain/guide/write-guide";
import type { ChatMessage, RepairCase } from "~/domain/repair-case";
import { findHazards, type Hazards } from "./read-hazards";
import { redactReply, redactRootCause, redactSteps, stopWords } from "./redact";

declare const passed: unique symbol;

/** Words of the assistant that may be read. Only this file makes them, so no screen can forget the gate. */
export type ShownText = string & { readonly [passed]: true };

/**
 * `T` with every text in it passed. `string extends T` tells a text that anybody may write from one of a
 * few fixed words, such as the kind of a section, which need no passing.
 */
export type Shown<T> = T extends string
  ? string extends T
    ? ShownText
    : T
  : T extends object
    ? { [Key in keyof T]: Shown<T[Key]> }
    : T;

/** All that was written in one repair so far, by the person or the assistant. */
export type KnownCase = Omit<RepairCase, "photo" | "recording"> & {
  chat?: readonly ChatMessage[];
  /** Ids of dangers that somebody else's Mendwise found in words that stayed there. */
  knownHazards?: readonly string[];
};

/** A repair as it may be shown, given away or printed: on a stop there is no step in it. */
export type ShownRepair = {
  itemDescription: string;
  itemIssue: string;
  hazards: Hazards;
  /** The stop in plain words; null when the repair may go on. */
  stop: string | null;
  rootCause?: ShownText;
  guide?: Shown<Guide>;
  chat: readonly Shown<ChatMessage>[];
};

/** One whose root cause is known. */
export type ShownDiagnosis = ShownRepair & { rootCause: ShownText };

/** One whose guide is written. */
export type ShownGuide = ShownDiagnosis & { guide: Shown<Guide> };

/** Finds the dangers in everything that is known, and on a stop takes the steps out of it. */
export function passGate<Known extends KnownCase>(
  repair: Known,
): ShownRepair & Shown<Pick<Known, "rootCause" | "guide">> {
  const { itemDescription, itemIssue } = repair;
  const { rootCause, guide, chat = [] } = withoutMarksIn(writtenIn(repair));
  const hazards = caseHazards({ ...repair, rootCause, guide, chat });
  const isStop = hazards.outcome === "stop";
  const shown = {
    itemDescription,
    itemIssue,
    hazards,
    stop: isStop ? stopWords(hazards) : null,
    rootCause: isStop && rootCause ? redactRootCause(rootCause, hazards) : rootCause,
    guide: isStop && guide ? redactSteps(guide) : guide,
    chat: chat.map((message) =>
      message.isUser ? message : { ...message, text: passReply(message.text, hazards) },
    ),
  };
  // The brand exists only in types; this cast gives it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return shown as unknown as ShownRepair & Shown<Pick<Known, "rootCause" | "guide">>;
}

/** What the assistant has written; its marks are for the check alone. */
const writtenIn = ({ rootCause, guide, chat }: KnownCase) => ({ rootCause, guide, chat });

/** A root cause that is being written, or broke off. On a stop it says what is wrong, and not what to do. */
export function passRootCause(soFar: string, hazards: Hazards): ShownText {
  const stop = [hazards, adviceHazards(soFar)].find(({ outcome }) => outcome === "stop");
  return pass(stop ? redactRootCause(soFar, stop) : soFar);
}

/** A guide that is being written, or broke off. Null on a stop: its parts cannot be told apart yet. */
export function passGuideSoFar(soFar: string, hazards: Hazards): ShownText | null {
  return hazards.outcome === "stop" || adviceHazards(soFar).outcome === "stop" ? null : pass(soFar);
}

/**
 * A chat reply, whole or being written. A reply that is itself a stop is replaced by the notice, even
 * without instructions.
 */
export function passReply(soFar: string, hazards: Hazards): ShownText {
  const own = adviceHazards(soFar);
  if (own.outcome === "stop") return pass(stopWords(own));
  return pass(hazards.outcome === "stop" ? redactReply(soFar, hazards) : soFar);
}

// The brand exists only in types; this cast gives it.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const pass = (text: string) => withoutMarks(text) as ShownText;

function caseHazards(repair: KnownCase): Hazards {
  const { itemDescription, itemIssue, answers, findings, rootCause, guide, chat = [] } = repair;
  const { knownHazards: known } = repair;
  const saidBy = (person: boolean) =>
    chat.filter(({ isUser }) => isUser === person).map(({ text }) => text);
  return findHazards({
    itemDescription,
    itemIssue,
    answers,
    findings,
    known,
    remarks: saidBy(true).join("\n"),
    assistantText: [rootCause, ...(guide ? guideTexts(guide) : []), ...saidBy(false)].join("\n"),
  });
}

/** What is downloaded and what is shown. Both came from the history, and need not agree. */
function guideTexts(guide: Guide): string[] {
  const besides = guide.steps.flatMap(({ ifNot }) => ifNot ?? []);
  return [...new Set([guide.text, writeGuide(guide)]), ...besides];
}

function adviceHazards(assistantText: string): Hazards {
  return findHazards({ itemDescription: "", itemIssue: "", answers: [], assistantText });
}
