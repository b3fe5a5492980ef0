import type { MarkedToken, Tokens } from "marked";
import { headingText } from "../markdown/heading-text";
import { ownTokens, readMarkdown } from "../markdown/read-markdown";
import { type GuideStep, stepFromItem, stepsUnderHeadings } from "./guide-steps";

export type SectionKind = "tools" | "safety" | "steps" | "prevention" | "professional" | "other";

export type GuideSection = { kind: SectionKind; title: string; tokens: MarkedToken[] };

export type GuideFact = { label: string; value: string };

export type GuideOutline = {
  /** From an opening line such as "**Difficulty:** Easy · **Time:** 40 min · **Parts:** €0–25". */
  facts: GuideFact[];
  sections: GuideSection[];
  steps: GuideStep[];
};

/** Asked in this order: "Safety tools" is about safety, "Steps to prevent it" about prevention. */
const sectionPatterns: readonly [SectionKind, RegExp][] = [
  ["professional", /professional|seek help|call (a|an|in) |expert|technician/i],
  ["prevention", /prevent|maintenance|in (the )?future|last longer/i],
  ["safety", /safety|precaution|warning|before you (start|begin)/i],
  ["tools", /tool|material|you.{0,6}need|parts/i],
  ["steps", /step|instruction|procedure|how to|repair/i],
];

const factPattern = /\*\*(Difficulty|Time|Parts):\*\*\s*([^·|\n]+)/i;

/**
 * The outline of a guide written as Markdown, by the handbook or by any model. It is tolerant: a
 * heading may be a bold line or an item of a numbered list, and a guide without headings still
 * gives its longest numbered list as the steps. No text is dropped.
 */
export function outlineGuide(markdown: string): GuideOutline {
  const sections = splitSections(liftListedSections(readMarkdown(markdown)));
  const facts = takeFacts(sections);
  const steps = takeSteps(sections);
  return {
    facts,
    steps,
    sections: sections.filter(
      ({ kind, title, tokens }) =>
        title !== "" ||
        tokens.some(({ raw }) => raw.trim() !== "") ||
        (kind === "steps" && steps.length > 0),
    ),
  };
}

function sectionKind(title: string): SectionKind {
  return sectionPatterns.find(([, pattern]) => pattern.test(title))?.[0] ?? "other";
}

/** Some models number the sections themselves: "1. Tools and Materials: …". Those items become headings. */
function liftListedSections(tokens: readonly MarkedToken[]): MarkedToken[] {
  return tokens.flatMap((token) => {
    if (token.type !== "list" || !token.ordered) return [token];
    const kinds = new Set(token.items.map((item) => sectionKind(listedTitle(item))));
    kinds.delete("other");
    return kinds.size < 3 ? [token] : token.items.flatMap(itemAsSection);
  });
}

const firstLine = (item: Tokens.ListItem) =>
  item.text.split("\n", 1).join("").replaceAll("*", "").trim();

/** Only a short line, or what stands before its colon, can be a heading. */
function listedTitle(item: Tokens.ListItem): string {
  const title = firstLine(item).replace(/:.*$/, "");
  return title.length < 60 ? title : "";
}

function itemAsSection(item: Tokens.ListItem): MarkedToken[] {
  const title = listedTitle(item);
  const line = firstLine(item);
  const rest = line.slice(title.length).replace(/^:\s*/, "");
  return [
    ...(title ? readMarkdown(`## ${title}`) : []),
    ...readMarkdown(rest),
    ...ownTokens(item.tokens).slice(1),
  ];
}

function splitSections(tokens: readonly MarkedToken[]): GuideSection[] {
  const sections: GuideSection[] = [{ kind: "other", title: "", tokens: [] }];
  for (const token of tokens) {
    const title = headingText(token);
    const open = sections.at(-1);
    if (title !== null && !(open?.kind === "steps" && /^(step\s*)?\d+\b/i.test(title))) {
      sections.push({ kind: sectionKind(title), title, tokens: [] });
    } else {
      open?.tokens.push(token);
    }
  }
  return sections;
}

/** Takes the opening line with difficulty, time and parts out of the text, which shows them apart. */
function takeFacts([opening]: GuideSection[]): GuideFact[] {
  const line = opening?.tokens.find(({ raw }) => factPattern.test(raw));
  if (!opening || !line) return [];
  opening.tokens = opening.tokens.filter((token) => token !== line);
  return [...line.raw.matchAll(new RegExp(factPattern, "gi"))].map(([, label, value]) => ({
    label: (label ?? "").toLowerCase(),
    value: (value ?? "").trim(),
  }));
}

/** Takes the steps out of the section that holds them, which keeps what is left. */
function takeSteps(sections: GuideSection[]): GuideStep[] {
  const own = sections.find(({ kind }) => kind === "steps");
  if (own?.tokens.some((token) => headingText(token) !== null)) {
    const steps = stepsUnderHeadings(own.tokens);
    own.tokens = [];
    return steps;
  }
  const holder = own ?? sections.find(({ tokens }) => longestList(tokens) !== undefined);
  const list = holder && longestList(holder.tokens);
  if (!list) return [];
  if (holder.kind === "other") holder.kind = "steps";
  holder.tokens = holder.tokens.filter((token) => token !== list);
  return list.items.map(stepFromItem);
}

function longestList(tokens: readonly MarkedToken[]): Tokens.List | undefined {
  return tokens
    .filter((token): token is Tokens.List => token.type === "list" && token.ordered)
    .toSorted((a, b) => b.items.length - a.items.length)[0];
}
