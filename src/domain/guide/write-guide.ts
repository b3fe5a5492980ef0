import type { GuideFact, GuideParts, GuideSection, GuideStep, SectionKind } from "./guide";

/** The five sections that every guide has, in their order and by the names that it is asked to use. */
export const sectionTitles = {
  tools: "Tools and materials",
  safety: "Safety precautions",
  steps: "Steps",
  prevention: "Prevention",
  professional: "When to seek professional help",
} as const satisfies Partial<Record<SectionKind, string>>;

/** A guide as Markdown: a line of facts, then each section, the steps as one numbered list. */
export function writeGuide({ facts, sections, steps }: GuideParts): string {
  return joinBlocks([
    writeFacts(facts),
    ...sections.flatMap((section) => [
      writeSection(section),
      ...(section.kind === "steps" ? steps.map(writeStep) : []),
    ]),
  ]);
}

/** "**Difficulty:** Easy · **Time:** 40 min" */
function writeFacts(facts: readonly GuideFact[]): string {
  return facts
    .map(
      ({ label, value }) =>
        `**${label.replace(/^./, (letter) => letter.toUpperCase())}:** ${value}`,
    )
    .join(" · ");
}

function writeSection({ kind, title, body }: GuideSection): string {
  const heading = title || (kind === "steps" ? sectionTitles.steps : "");
  return joinBlocks([heading && `## ${heading}`, body]);
}

/** One item of the numbered list; what belongs to it is indented under its number. */
function writeStep({ title, warnings, body }: GuideStep, place: number): string {
  const marker = `${place + 1}. `;
  const indent = " ".repeat(marker.length);
  return (
    marker +
    joinBlocks([title && `**${title}**`, warnings, body]).replace(/\n(?=.)/g, `\n${indent}`)
  );
}

const joinBlocks = (texts: readonly string[]) => texts.filter(Boolean).join("\n\n");
