import { describeRecording } from "~/domain/describe-recording";
import type { Findings } from "~/domain/findings";
import type { Hazard, HazardRule, HazardSeverity } from "./hazard-rule";
import { hazardRules } from "./hazard-rules";
import { isMentioned } from "~/domain/language/is-mentioned";
import { readClauses } from "~/domain/language/normalize-text";

export type HazardInput = {
  itemDescription: string;
  itemIssue: string;
  answers: readonly { question: string; answer: string }[];
  /** What was found in the photo, first of all the thing itself, and heard in the recording. */
  findings?: Findings;
  /** What else the person has written, such as the chat. */
  remarks?: string;
  /** All that the assistant has written: root cause, guide, replies. It can only add a hazard. */
  assistantText?: string;
};

export type Hazards = {
  /** "stop": no steps, whether a professional or a replacement is called for. */
  outcome: "stop" | "caution" | "none";
  /** Most severe first. */
  hazards: readonly Hazard[];
};

const gravest: readonly HazardSeverity[] = ["stop", "replace", "caution"];

/**
 * The dangers that a repair's texts tell of, by fixed rules: no network, the same answer each time.
 * The person's own words count in full. Of the assistant's only instructions count, and what it
 * calls the thing: a guide rightly warns of smoke and shocks that nobody has had.
 */
export function findHazards(input: HazardInput): Hazards {
  const { itemDescription, itemIssue, answers } = input;
  const { findings: { photo = "", recording } = {}, remarks = "" } = input;
  const description = [itemDescription, firstSentence(photo)].flatMap(readClauses);
  const told = [
    itemDescription,
    itemIssue,
    ...answers.map(spokenAnswer),
    photo,
    describeRecording(recording),
    remarks,
  ].flatMap(readClauses);
  const advice = readClauses(input.assistantText ?? "");
  const holds = ({ told: anywhere, item, fault, advised, unless }: HazardRule) =>
    isMentioned(told, anywhere, unless) ||
    (fault
      ? isMentioned(told, item, unless) && isMentioned(told, fault, unless)
      : isMentioned(description, item, unless)) ||
    isMentioned(advice, advised, unless);
  const hazards = hazardRules
    .filter(holds)
    .toSorted((a, b) => gravest.indexOf(a.severity) - gravest.indexOf(b.severity));
  return { outcome: outcomeOf(hazards[0]), hazards };
}

/** It names the thing; the others may name what lies beside it. */
function firstSentence(text: string): string {
  return text.trim().split(/[.!?\n]/)[0] ?? "";
}

function outcomeOf(gravestHazard: Hazard | undefined): Hazards["outcome"] {
  if (!gravestHazard) return "none";
  return gravestHazard.severity === "caution" ? "caution" : "stop";
}

const yes =
  /^\s*(?:yes|yeah|yep|yup|y|correct|right|sometimes|often|always|a (?:little|bit)|slightly|i think so|(?:it|i|they) (?:does|did|do|is|was|has|have))\b(?! not)/i;

/** "Yes" says what was asked; any other answer speaks for itself. */
function spokenAnswer({ question, answer }: { question: string; answer: string }): string {
  return yes.test(answer) ? `${question}\n${answer}` : answer;
}
