import type { MarkedToken } from "marked";
import { outlineGuide } from "~/domain/guide/guide-outline";

const textOf = (tokens: readonly MarkedToken[]) =>
  tokens
    .map(({ raw }) => raw)
    .join("\n")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The outline as somebody would jot it down: kinds and titles, and each step with its words. */
export function jotDown(markdown: string) {
  const { facts, sections, steps } = outlineGuide(markdown);
  return {
    facts,
    sections: sections.map(({ kind, title }) => `${kind}: ${title}`),
    titles: steps.map(({ title }) => title),
    steps: steps.map(({ title, body, warnings }) => ({
      title,
      body: textOf(body),
      warnings: textOf(warnings),
    })),
  };
}

/** Every word that the outline still holds, wherever it stands. */
export function wordsKept(markdown: string): string[] {
  const { facts, sections, steps } = outlineGuide(markdown);
  const texts = [
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...sections.flatMap(({ title, tokens }) => [title, textOf(tokens)]),
    ...steps.flatMap(({ title, body, warnings }) => [title, textOf(body), textOf(warnings)]),
  ];
  return wordsOf(texts.join(" "));
}

export const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}\d]+/gu) ?? [];

export const fiveKinds = ["tools", "safety", "steps", "prevention", "professional"];
