import { describeRecording } from "~/domain/describe-recording";
import type { Findings } from "~/domain/findings";
import { type Language, possibleLanguages } from "~/domain/language/recognise-language";
import { type ConceptId, groups } from "./concepts";
import { asksAtOnce, isQuestion, wondersWhatMayCome } from "~/domain/language/is-question";
import { chatWeight, dangerSigns, isDangerLikely } from "./danger-signs";
import type { Hazard, HazardSeverity } from "./hazard-rule";
import { hazardRules } from "./hazard-rules";
import { findHarmless, takenFor } from "./find-harmless";
import type { Harmless } from "./find-harmless";
import { adviceLexicons, wholeLexicons } from "./lexicons";
import { parseRule } from "./parse-rule";
import type { Condition, ParsedRule, Things } from "./parse-rule";
import { meets } from "./read-clause";
import type { ReadClause } from "./read-clause";
import { fitPlug, weighedDanger } from "./rules/weighed-danger";
import { leaveOutBusyFan, leaveOutParts, nameThing } from "./name-thing";
import { spokenAnswer } from "./spoken-answer";
import type { Answer } from "./spoken-answer";
import { tellSigns } from "./tell-signs";
import { translateHazard } from "./translate-hazard";
import { understand } from "./understand";

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
  /** Ids of dangers that were found before, in words that are not told here. */
  known?: readonly string[];
};

export type Hazards = {
  /** "stop": no steps, whether a professional or a replacement is called for. */
  outcome: "stop" | "caution" | "none";
  /** Most severe first. */
  hazards: readonly Hazard[];
  /** What sounds like a danger and is none: shocks of static, smoke on a first use, the glow of LEDs. */
  harmless?: Harmless;
};

const gravest: readonly HazardSeverity[] = ["stop", "replace", "caution"];

/** A pullover crackles, a pot smells of burning, a game explodes: no current is in them. */
const ofCurrent = new Set(["smoke-or-fire", "electric-fault", "exploded", "battery-damaged"]);

const parsedRules = hazardRules.map(parseRule);

/**
 * The dangers that a repair's texts tell of, by fixed rules: no network, the same answer each time.
 * The person's own words count in full. Of the assistant's only instructions count, and what it
 * calls the thing: a guide rightly warns of smoke and shocks that nobody has had.
 */
export function findHazards(input: HazardInput): Hazards {
  const { itemDescription, itemIssue, answers } = input;
  const { findings: { photo = "", recording } = {}, remarks = "", known = [] } = input;
  const spoken = recording?.words ?? "";
  const inForm = [itemIssue, ...answers.map(spokenAnswer), spoken];
  const lines = remarks.split("\n").filter((line) => !wondersWhatMayCome(line));
  const possible = [
    ...languagesOf(`${itemDescription}\n${itemIssue}`, [itemDescription, ...inForm, remarks]),
    ...[...answers.map(({ answer }) => answer), ...lines].flatMap(languagesAbroad),
  ];
  const understood = new Map<string, readonly ReadClause[]>();
  const read = (text: string) => {
    const clauses = understood.get(text) ?? understand(text, possible, wholeLexicons);
    understood.set(text, clauses);
    return clauses;
  };
  const thing = nameThing(read(itemDescription));
  const description = byConcept([...thing, ...read(firstSentence(photo))]);
  const tellsOf = (texts: readonly string[]) =>
    byConcept([
      ...thing,
      ...leaveOutParts(thing, [...texts, photo, describeRecording(recording)].flatMap(read)),
    ]);
  const told = tellsOf([...inForm, ...lines]);
  const stated = tellsOf([...inForm, ...lines.filter((line) => !asksAtOnce(line))]);
  const advice = byConcept(understand(input.assistantText ?? "", possible, adviceLexicons));
  const isAlone = !groups.electric?.some((id) => told.has(id));
  const isSoftware = isAlone && description.has("softwareThing");
  const isInert =
    isAlone && description.has("inertThing") && !told.has("notInert") && !told.has("onFire");
  const describes = (id: ConceptId) => description.has(id);
  const tells = (id: ConceptId) => isMet(told, [id], 1);
  const harmless = findHarmless(describes, (id) => told.has(id), tells);
  const hasNoCurrent = isSoftware || isInert || harmless === "static";
  const isOf = (thing?: ConceptId) => [...description.keys()].some((id) => id === thing);
  /** The lines of a rule that are told. */
  const toldOf = ({ hazard: { id, notOf }, conditions }: ParsedRule) =>
    isOf(notOf) ||
    (hasNoCurrent && ofCurrent.has(id)) ||
    (harmless !== undefined && takenFor[harmless] === id)
      ? []
      : conditions.filter((condition) =>
          isTold(condition, condition.isStated ? stated : told, description),
        );
  const isKnown = ({ hazard: { id, advised } }: ParsedRule) =>
    known.includes(id) || (advised !== undefined && isMet(advice, [advised], 1));
  const language = possible[0] ?? "en";
  const raised = parsedRules.flatMap((rule) => {
    const met = toldOf(rule);
    if (met.length === 0 && !isKnown(rule)) return [];
    const hazard = translateHazard(rule.hazard, language);
    return [
      tellSigns(
        hazard,
        met.flatMap(({ says }) => says.slice(0, 1)),
      ),
    ];
  });
  const isLikely = (text: string, least?: number) =>
    isDangerLikely(dangerSigns(thing, leaveOutBusyFan(thing, read(text))), least);
  const isWeighed =
    known.includes(weighedDanger.id) ||
    (!hasNoCurrent &&
      harmless === undefined &&
      !(describes("alarmThing") && !describes("coThing") && tells("nuisanceAlarm")) &&
      !(describes("cycle") && tells("slipsRound")) &&
      raised.every(({ severity }) => severity === "caution") &&
      ([itemIssue, spoken].some((text) => isLikely(text)) ||
        lines.some((text) => !isQuestion(text) && isLikely(text, chatWeight))));
  const weighed = isWeighed
    ? [fitPlug(translateHazard(weighedDanger, language), (id) => description.has(id))]
    : [];
  const hazards = [...weighed, ...raised].toSorted(
    (a, b) => gravest.indexOf(a.severity) - gravest.indexOf(b.severity),
  );
  return { outcome: outcomeOf(hazards[0]), hazards, ...(harmless && { harmless }) };
}

/**
 * The languages of a case, likeliest first. The questions are English, and a "ja" to one is told in its
 * words: they must not drown the few words in another language that a person began with.
 */
function languagesOf(begun: string, texts: readonly string[]): Language[] {
  const own = possibleLanguages(begun);
  const all = possibleLanguages(texts.join("\n"));
  return [...new Set(own.includes("en") ? [...all, ...own.slice(0, 1)] : [...own, ...all])];
}

/** The languages of a line that cannot be English: "es raucht" may stand among English ones. */
function languagesAbroad(line: string): Language[] {
  const own = line.includes(" ") ? possibleLanguages(line) : [];
  return own.includes("en") ? [] : own;
}

/** The clauses that name a concept, for each concept: a rule need not look at the others. */
type ByConcept = ReadonlyMap<string, readonly ReadClause[]>;

function byConcept(clauses: readonly ReadClause[]): ByConcept {
  const index = new Map<string, ReadClause[]>();
  const unlike = new Map(clauses.map((clause) => [clause.mentions, clause]));
  for (const clause of unlike.values())
    for (const concept of clause.mentions.keys()) {
      const naming = index.get(concept) ?? [];
      naming.push(clause);
      index.set(concept, naming);
    }
  return index;
}

function isMet(clauses: ByConcept, says: readonly string[], within: number): boolean {
  const [first = ""] = says;
  return (clauses.get(first) ?? []).some((clause) => meets(clause, says, within));
}

function isTold(
  { things, says, within }: Condition,
  told: ByConcept,
  description: ByConcept,
): boolean {
  const isNamed = ({ ids, inDescription }: Things) =>
    ids.some((id) => (inDescription ? isMet(description, [id], 1) : told.has(id)));
  const fits = (named: Things) => isNamed(named) !== named.absent;
  return things.every(fits) && (says.length === 0 || isMet(told, says, within));
}

/** It names the thing; the others may name what lies beside it. */
function firstSentence(text: string): string {
  return text.trim().split(/[.!?\n]/)[0] ?? "";
}

function outcomeOf(gravestHazard: Hazard | undefined): Hazards["outcome"] {
  if (!gravestHazard) return "none";
  return gravestHazard.severity === "caution" ? "caution" : "stop";
}
