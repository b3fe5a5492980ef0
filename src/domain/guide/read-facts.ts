import type { MarkedToken } from "marked";
import type { GuideFact } from "./guide";

const factPattern = /^\*\*(Difficulty|Time|Parts)(?::\*\*|\*\*:)\s*([^*]+)$/i;

/**
 * The facts of a paragraph such as "**Difficulty:** Easy · **Time:** 40 min · **Parts:** €0–25". There
 * are none when it says anything else as well, or says one of them twice.
 */
export function readFacts(token: MarkedToken): GuideFact[] {
  if (token.type !== "paragraph") return [];
  const parts = token.text.split(/[·•|\n]/);
  const facts = new Map(
    parts.flatMap((part) => {
      const [, label, value] = factPattern.exec(part.trim()) ?? [];
      return label && value ? [[label.toLowerCase(), value]] : [];
    }),
  );
  if (facts.size < parts.length) return [];
  return [...facts].map(([label, value]) => ({ label, value }));
}
