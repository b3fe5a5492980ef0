import type { Diagnosis } from "~/domain/handbook/diagnosis";
import type { Guide, GuideStep, SectionKind } from "~/domain/guide/guide";
import { listItems } from "~/domain/markdown/plain-text";

export type StepInWords = { number: number; title: string; text: string };

/** A guide as the chat quotes it: sentences without marks. A section that is not there is empty. */
export type GuideInWords = {
  /** Difficulty, time and parts; empty where nobody should do the job at home. */
  effort: string;
  tools: readonly string[];
  safety: readonly string[];
  steps: readonly StepInWords[];
  prevention: readonly string[];
  help: readonly string[];
};

export function putInWords({ facts, sections, steps }: Guide): GuideInWords {
  const items = (wanted: SectionKind) =>
    sections.filter(({ kind }) => kind === wanted).flatMap(({ body }) => listItems(body));
  return {
    effort: facts
      .map(({ label, value }) => `${label.slice(0, 1).toUpperCase()}${label.slice(1)}: ${value}`)
      .join(" · "),
    tools: items("tools"),
    safety: items("safety"),
    steps: steps.map(stepInWords),
    prevention: items("prevention"),
    help: items("professional"),
  };
}

function stepInWords({ title, warnings, body }: GuideStep, place: number): StepInWords {
  const text = `${warnings} ${body}`.replaceAll("**", "").replace(/\s+/g, " ").trim();
  return { number: place + 1, title, text };
}

/**
 * What there is to do, on one line: the steps by number and title. On a stop the guide has none, and its
 * precautions begin with the same actions, without numbers.
 */
export function listActions({ causes: [first] }: Diagnosis, { steps }: GuideInWords): string {
  return steps.length > 0
    ? steps.map(({ number, title }) => `${number}. ${title}`).join("; ")
    : first.cause.repair.steps.map(({ title }) => title).join("; ");
}
