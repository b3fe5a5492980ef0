import type { GuideFact, GuideParts, GuideSection, GuideStep, SectionKind } from "./guide";

/** The five sections of the specification, in its order, by the names that every guide is asked to use. */
export const sectionTitles = {
  tools: "Tools and materials",
  safety: "Safety precautions",
  steps: "Steps",
  prevention: "Prevention",
  professional: "When to seek professional help",
} as const satisfies Partial<Record<SectionKind, string>>;

/** A guide as Markdown: a line of facts, then each section, the steps as one numbered list. */
export function writeGuide({ facts, sections, steps }: GuideParts): string {
  return blocks([
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
  return blocks([heading && `## ${heading}`, body]);
}

/** One item of the numbered list; what belongs to it is indented under its number. */
function writeStep({ title, warnings, body }: GuideStep, place: number): string {
  const marker = `${place + 1}. `;
  const indent = " ".repeat(marker.length);
  return (
    marker + blocks([title && `**${title}**`, warnings, body]).replace(/\n(?=.)/g, `\n${indent}`)
  );
}

const blocks = (texts: readonly string[]) => texts.filter(Boolean).join("\n\n");
