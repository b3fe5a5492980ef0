import type { MarkedToken } from "marked";
import { readMarkdown } from "~/domain/markdown/read-markdown";
import { type GuideStep, readSteps } from "./guide-steps";
import { type GuideFact, readFacts } from "./read-facts";
import { splitBoldLine } from "./read-heading";
import { type GuideSection, splitSections } from "./split-sections";

export type GuideOutline = {
  /** From an opening line such as "**Difficulty:** Easy · **Time:** 40 min · **Parts:** €0–25". */
  facts: GuideFact[];
  /** At most one of them is about the steps, and then there are steps. */
  sections: GuideSection[];
  steps: GuideStep[];
};

/**
 * The outline of a guide written as Markdown, by the handbook or by any model. It is tolerant: a
 * heading may be a bold line or an item of a numbered list, and a guide without headings still
 * gives its longest numbered list as the steps. No word is dropped.
 */
export function outlineGuide(markdown: string): GuideOutline {
  const all = splitSections(readMarkdown(markdown).filter(isText).flatMap(splitBoldLine));
  const chosen = findStepsSection(all);
  const { intro, steps } = readSteps(chosen?.tokens ?? []);
  const sections = all.map((section) => {
    if (section === chosen) return { ...section, kind: "steps" as const, tokens: intro };
    return section.kind === "steps" ? { ...section, kind: "other" as const } : section;
  });
  const opening = sections.filter(({ kind }) => kind === "other").flatMap(({ tokens }) => tokens);
  const line = opening.find((token) => readFacts(token).length > 0);
  return {
    facts: line ? readFacts(line) : [],
    steps,
    sections: sections
      .map(({ kind, title, tokens }) => ({
        kind,
        title,
        tokens: tokens.filter((token) => token !== line),
      }))
      .filter(({ kind, title, tokens }) => title !== "" || tokens.length > 0 || kind === "steps"),
  };
}

/** Each section stands apart on the page, with no need of a rule between them. */
const isText = ({ type }: MarkedToken) => type !== "space" && type !== "hr";

/** The first that is named for steps and has some; else the one that counts the most. */
function findStepsSection(sections: readonly GuideSection[]): GuideSection | undefined {
  const named = sections.find(
    ({ kind, tokens }) => kind === "steps" && readSteps(tokens).steps.length > 0,
  );
  const [longest] = sections
    .filter((section) => section.kind === "other" && countNumberedItems(section) > 0)
    .toSorted((a, b) => countNumberedItems(b) - countNumberedItems(a));
  return named ?? longest;
}

function countNumberedItems({ tokens }: GuideSection): number {
  return tokens.flatMap((token) => (token.type === "list" && token.ordered ? token.items : []))
    .length;
}
