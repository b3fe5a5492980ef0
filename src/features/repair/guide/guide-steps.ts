import type { MarkedToken, Tokens } from "marked";
import { headingText } from "../markdown/heading-text";
import { ownTokens, readMarkdown } from "../markdown/read-markdown";

export type GuideStep = {
  title: string;
  /** What to do and what to see. */
  body: MarkedToken[];
  /** The step's own warnings, which are shown apart. */
  warnings: MarkedToken[];
};

const warningPattern = /^\W*(warning|caution|danger)\b/i;

/** "### Step 2: Undo the screws" and what stands below it, until the next such heading. */
export function stepsUnderHeadings(tokens: readonly MarkedToken[]): GuideStep[] {
  const groups: { title: string; tokens: MarkedToken[] }[] = [];
  for (const token of tokens) {
    const title = headingText(token);
    if (title !== null || groups.length === 0) groups.push({ title: title ?? "", tokens: [] });
    if (title === null) groups.at(-1)?.tokens.push(token);
  }
  return groups
    .filter(({ title, tokens }) => title !== "" || tokens.some(({ raw }) => raw.trim() !== ""))
    .map(({ title, tokens }) => ({
      title: title.replace(/^(step\s*)?\d+\s*[.:)–-]*\s*/i, ""),
      ...separateWarnings(tokens),
    }));
}

/** A list item as a step. Its title is its leading bold words, or else its first sentence. */
export function stepFromItem(item: Tokens.ListItem): GuideStep {
  const [first, ...rest] = ownTokens(item.tokens);
  const { title, remainder } = splitTitle(first?.raw.trim() ?? "");
  return { title, ...separateWarnings([...readMarkdown(remainder), ...rest]) };
}

function splitTitle(text: string): { title: string; remainder: string } {
  const [, bold, afterBold = ""] = /^\*\*(.+?)\*\*[\s:.–-]*(.*)$/s.exec(text) ?? [];
  const [, sentence, afterSentence = ""] = /^(.{8,90}?)[.:]\s+(.+)$/s.exec(text) ?? [];
  const title = bold ?? sentence ?? text;
  return {
    title: title.replace(/[:.]$/, "").replaceAll(/[*_`]/g, ""),
    remainder: bold ? afterBold : afterSentence,
  };
}

const isWarning = ({ raw }: MarkedToken) => warningPattern.test(raw);

function separateWarnings(tokens: readonly MarkedToken[]): Pick<GuideStep, "body" | "warnings"> {
  return {
    warnings: tokens.filter(isWarning),
    body: tokens.filter((token) => !isWarning(token) && token.type !== "space"),
  };
}
