import { describeRecording } from "~/domain/describe-recording";
import type { Findings } from "~/domain/findings";
import { possibleLanguages, recogniseLanguage } from "~/domain/language/recognise-language";
import type { Language } from "~/domain/language/recognise-language";
import { readClauses } from "~/domain/language/normalize-text";
import type { ConceptId } from "./concepts";
import type { Hazard, HazardSeverity } from "./hazard-rule";
import { hazardRules } from "./hazard-rules";
import { parseRule } from "./parse-rule";
import type { Condition, ParsedRule, Things } from "./parse-rule";
import { meets, names, readClause } from "./read-clause";
import type { ReadClause } from "./read-clause";
import { isCured } from "./is-cured";
import { spokenAnswer } from "./spoken-answer";
import type { Answer } from "./spoken-answer";
import { translateHazard } from "./translate-hazard";

export type HazardInput = {
  itemDescription: string;
  itemIssue: string;
  answers: readonly Answer[];
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

const parsedRules = hazardRules.map(parseRule);

/**
 * The dangers that a repair's texts tell of, by fixed rules: no network, the same answer each time.
 * The person's own words count in full. Of the assistant's only instructions count, and what it
 * calls the thing: a guide rightly warns of smoke and shocks that nobody has had.
 */
export function findHazards(input: HazardInput): Hazards {
  const { itemDescription, itemIssue, answers } = input;
  const { findings: { photo = "", recording } = {}, remarks = "" } = input;
  const spoken = recording?.words ?? "";
  const own = [itemDescription, itemIssue, ...answers.map(spokenAnswer), remarks, spoken];
  const whole = own.join("\n");
  const language = recogniseLanguage(whole);
  const possible = [language, ...possibleLanguages(whole)];
  const read = (text: string) => understand(text, possible);
  const description = [itemDescription, firstSentence(photo)].flatMap(read);
  const told = [...own, photo, describeRecording(recording)].flatMap(read);
  const advice = read(input.assistantText ?? "");
  const isOf = (thing?: ConceptId) =>
    thing !== undefined && description.some((clause) => names(clause, [thing]));
  const holds = ({ hazard: { advised, notOf }, conditions }: ParsedRule) =>
    (!isOf(notOf) && conditions.some((condition) => isTold(condition, told, description))) ||
    (advised !== undefined && advice.some((clause) => meets(clause, [advised], 1)));
  const hazards = parsedRules
    .filter(holds)
    .map(({ hazard }) => hazard)
    .toSorted((a, b) => gravest.indexOf(a.severity) - gravest.indexOf(b.severity));
  return {
    outcome: outcomeOf(hazards[0]),
    hazards: hazards.map((hazard) => translateHazard(hazard, language)),
  };
}

/** Fewer letters do not tell their language; then that of the whole case counts. */
const tellingLength = 25;

function understand(text: string, usual: readonly Language[]): ReadClause[] {
  if (text === "") return [];
  const own =
    text.length < tellingLength ? [] : [recogniseLanguage(text), ...possibleLanguages(text)];
  // Names of things and of troubles are often English, whatever the rest is in.
  const languages = [...new Set([...own, ...usual, "en" as const])];
  const clauses = readClauses(text).map((clause) => readClause(clause, languages));
  return clauses.filter((clause, place) => !isCured(clause, place, clauses));
}

function isTold(
  { things, says, within }: Condition,
  told: readonly ReadClause[],
  description: readonly ReadClause[],
): boolean {
  const isNamed = ({ ids, inDescription }: Things) =>
    inDescription
      ? description.some((clause) => ids.some((id) => meets(clause, [id], 1)))
      : told.some((clause) => names(clause, ids));
  const fits = (named: Things) => isNamed(named) !== named.absent;
  return (
    (says.length === 0 || told.some((clause) => meets(clause, says, within))) && things.every(fits)
  );
}

/** It names the thing; the others may name what lies beside it. */
function firstSentence(text: string): string {
  return text.trim().split(/[.!?\n]/)[0] ?? "";
}

function outcomeOf(gravestHazard: Hazard | undefined): Hazards["outcome"] {
  if (!gravestHazard) return "none";
  return gravestHazard.severity === "caution" ? "caution" : "stop";
}
