import type { MarkedToken, Tokens } from "marked";
import { ownTokens } from "~/domain/markdown/read-markdown";
import type { SectionKind } from "./guide";
import { isWarning } from "./is-warning";
import {
  boldLineDepth,
  type Heading,
  isCountedStep,
  isNumbered,
  readHeading,
} from "./read-heading";
import { splitTitle, titleOf } from "./split-title";

/** A section whose blocks have not been read any further. */
export type SectionTokens = {
  kind: SectionKind;
  title: string;
  tokens: MarkedToken[];
  /** Stands before the first heading that is not the guide's title, so it tells of the whole guide. */
  isOpening: boolean;
};

type OpenSection = SectionTokens & { depth: number };

/** Asked in this order: "Safety tools" is about safety, "Steps to prevent it" about prevention. */
const sectionPatterns: readonly [SectionKind, RegExp][] = [
  [
    "professional",
    /professional|seek help|call (a|an|in) |expert|technician|fach(mann|leute|betrieb)/i,
  ],
  ["prevention", /prevent|maintenance|in (the )?future|last longer|vorbeug|pflege/i],
  ["safety", /safety|precaution|warning|before you (start|begin)|sicherheit/i],
  ["tools", /tool|material|you.{0,6}need|parts|werkzeug/i],
  ["steps", /\bsteps?\b|instruction|procedure|\bschritte?\b|anleitung/i],
];

function kindOfTitle(title: string): SectionKind {
  if (isCountedStep(title)) return "steps";
  return sectionPatterns.find(([, pattern]) => pattern.test(title))?.[0] ?? "other";
}

/**
 * Takes a guide apart at its headings. Several sections may be about steps: a guide whose steps are
 * headings without one above them has a section without a title for each run of them.
 */
export function splitSections(tokens: readonly MarkedToken[]): SectionTokens[] {
  const guideTitle = findGuideTitle(tokens);
  let open: OpenSection = { kind: "other", title: "", depth: 0, tokens: [], isOpening: true };
  const sections = [open];
  for (const token of tokens) {
    const heading = readHeading(token);
    if (token.type === "list" && isListOfSections(token)) {
      sections.push(...token.items.map(itemAsSection));
    } else if (!heading || belongsTo(open, token, heading)) {
      open.tokens.push(token);
    } else {
      const isFirst = token === tokens[0];
      sections.push({
        ...openSection(token, heading, token === guideTitle),
        isOpening: isFirst || token === guideTitle,
      });
    }
    open = sections.at(-1) ?? open;
  }
  return sections;
}

function openSection(token: MarkedToken, { text, depth }: Heading, isTitle: boolean) {
  if (isCountedStep(text)) return { kind: "steps" as const, title: "", depth, tokens: [token] };
  return { kind: isTitle ? ("other" as const) : kindOfTitle(text), title: text, depth, tokens: [] };
}

/** Some headings are part of the section that they stand in: a step, or a part of the safety rules. */
function belongsTo(open: OpenSection, token: MarkedToken, { text, depth }: Heading): boolean {
  const isDeeper = depth > open.depth;
  if (open.kind !== "steps") {
    return open.kind !== "other" && isDeeper && kindOfTitle(text) === "other";
  }
  return (
    isDeeper ||
    isCountedStep(text) ||
    (isNumbered(text) && !isNumbered(open.title)) ||
    (depth === boldLineDepth && isWarning(token))
  );
}

/** The first heading, when all others are below it and at least two of them name sections. */
function findGuideTitle(tokens: readonly MarkedToken[]): MarkedToken | null {
  const title = tokens.find((token) => readHeading(token));
  if (!title) return null;
  const [first, ...others] = tokens.flatMap((token) => readHeading(token) ?? []);
  if (!first || others.some(({ depth }) => depth <= first.depth)) return null;
  return knownKinds(others.map(({ text }) => text)).size > 1 ? title : null;
}

/** Some models number the sections themselves: "1. Tools and Materials: …". */
function isListOfSections({ ordered, items }: Tokens.List): boolean {
  if (!ordered) return false;
  const titles = items.map((item) => titleOf(ownTokens(item.tokens)));
  const named = titles.filter((title) => kindOfTitle(title) !== "other");
  return named.length > titles.length / 2 && knownKinds(titles).size > 2;
}

function itemAsSection(item: Tokens.ListItem): OpenSection {
  const { title, rest } = splitTitle(ownTokens(item.tokens));
  return {
    kind: kindOfTitle(title),
    title,
    depth: boldLineDepth,
    tokens: rest,
    isOpening: false,
  };
}

function knownKinds(titles: readonly string[]): Set<SectionKind> {
  return new Set(titles.map(kindOfTitle).filter((kind) => kind !== "other"));
}
