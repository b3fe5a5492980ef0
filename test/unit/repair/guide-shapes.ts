import { readGuide } from "~/domain/guide/read-guide";

const onOneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** A guide as somebody would jot it down: kinds and titles, and each step with its words. */
export function jotDown(markdown: string) {
  const { facts, sections, steps } = readGuide(markdown);
  return {
    facts,
    sections: sections.map(({ kind, title }) => `${kind}: ${title}`),
    titles: steps.map(({ title }) => title),
    steps: steps.map(({ title, body, warnings }) => ({
      title,
      body: onOneLine(body),
      warnings: onOneLine(warnings),
    })),
  };
}

/** Every word that a guide still holds once it is read, wherever it stands. */
export function wordsKept(markdown: string): string[] {
  const { facts, sections, steps } = readGuide(markdown);
  const texts = [
    ...facts.flatMap(({ label, value }) => [label, value]),
    ...sections.flatMap(({ title, body }) => [title, body]),
    ...steps.flatMap(({ title, body, warnings }) => [title, body, warnings]),
  ];
  return wordsOf(texts.join(" "));
}

export const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}\d]+/gu) ?? [];

export const fiveKinds = ["tools", "safety", "steps", "prevention", "professional"];
