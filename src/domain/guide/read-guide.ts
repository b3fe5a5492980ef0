import type { MarkedToken, Tokens } from "marked";
import { rawText, readMarkdown } from "~/domain/markdown/read-markdown";
import type { Guide } from "./guide";
import { findFacts } from "./read-facts";
import { splitBoldLine } from "./read-heading";
import { readSteps } from "./read-steps";
import { type SectionTokens, splitSections } from "./split-sections";
import { tidyLines } from "./tidy-lines";

/**
 * Reads a guide from Markdown by any model or person, whole or broken off. It is tolerant: a heading
 * may be a bold line or an item of a numbered list, and a guide without headings still gives its
 * longest numbered list as the steps. Every word is kept but for link definitions that nothing uses.
 */
export function readGuide(text: string): Guide {
  const blocks = readMarkdown(tidyLines(text));
  const withLinks = bringDefinitions(blocks.filter((block) => block.type === "def"));
  const { sections, steps } = separateSteps(
    partHiddenSteps(splitSections(blocks.filter(isText).flatMap((block) => splitBoldLine(block)))),
  );
  const { facts, factsBlock } = findFacts(
    sections.flatMap(({ kind, isOpening, tokens }) =>
      isOpening && kind === "other" ? tokens : [],
    ),
  );
  return {
    text,
    facts,
    steps: steps.map((step) => ({
      ...step,
      warnings: withLinks(step.warnings),
      body: withLinks(step.body),
    })),
    sections: sections
      .map(({ kind, title, tokens }) => ({
        kind,
        title,
        body: withLinks(rawText(tokens.filter((token) => token !== factsBlock))),
      }))
      .filter(({ kind, title, body }) => title !== "" || body !== "" || kind === "steps"),
  };
}

/**
 * Where no section has steps, a numbered list behind other words of one is them: "Safety: keep the plug in
 * sight. 1. Cut the old one off …".
 */
function partHiddenSteps(sections: readonly SectionTokens[]): readonly SectionTokens[] {
  if (findStepsSection(sections)) return sections;
  const hidden = sections.find(({ tokens }) => hiddenListOf(tokens) > 0);
  if (!hidden) return sections;
  const at = hiddenListOf(hidden.tokens);
  return sections.flatMap((section) =>
    section === hidden
      ? [
          { ...section, tokens: section.tokens.slice(0, at) },
          { kind: "steps", title: "", tokens: section.tokens.slice(at), isOpening: false },
        ]
      : [section],
  );
}

const hiddenListOf = (tokens: readonly MarkedToken[]) =>
  tokens.findIndex(
    (token, place) => place > 0 && token.type === "list" && token.ordered && token.items.length > 1,
  );

/** Takes the steps out of the one section that has them, and leaves no other that is about steps. */
function separateSteps(all: readonly SectionTokens[]) {
  const chosen = findStepsSection(all);
  const { intro, steps } = readSteps(chosen?.tokens ?? []);
  const sections = all.map((section) => {
    if (section === chosen) return { ...section, kind: "steps" as const, tokens: intro };
    return section.kind === "steps" ? { ...section, kind: "other" as const } : section;
  });
  return { sections, steps };
}

/** Each section stands apart on the page, with no need of a rule between them. */
const isText = ({ type }: MarkedToken) => type !== "space" && type !== "hr" && type !== "def";

/** "[manual]: https://…" may stand anywhere in a guide; each part takes along what its own links need. */
function bringDefinitions(definitions: readonly Tokens.Def[]): (part: string) => string {
  if (definitions.length === 0) return (part) => part;
  const byTag = new Map(definitions.map((definition) => [definition.tag, definition.raw.trim()]));
  return (part) => {
    const tags = part.toLowerCase().match(/(?<=\[)[^[\]]+(?=\])/g) ?? [];
    return [part, ...new Set(tags.flatMap((tag) => byTag.get(tag) ?? []))].join("\n\n");
  };
}

/** The first that is named for steps and has some; else the one that counts the most. */
function findStepsSection(sections: readonly SectionTokens[]): SectionTokens | undefined {
  const named = sections.find(
    ({ kind, tokens }) => kind === "steps" && readSteps(tokens).steps.length > 0,
  );
  const [longest] = sections
    .filter((section) => section.kind === "other" && countNumberedItems(section) > 0)
    .toSorted((a, b) => countNumberedItems(b) - countNumberedItems(a));
  return named ?? longest;
}

function countNumberedItems({ tokens }: SectionTokens): number {
  return tokens.flatMap((token) => (token.type === "list" && token.ordered ? token.items : []))
    .length;
}
