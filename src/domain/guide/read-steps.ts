import type { MarkedToken } from "marked";
import { ownTokens, rawText } from "~/domain/markdown/read-markdown";
import type { GuideStep } from "./guide";
import { isWarning } from "./is-warning";
import { isNumbered, readHeading, withoutNumber } from "./read-heading";
import { splitTitle } from "./split-title";
import { pictureOfAct } from "./picture-of-act";
import { readAction } from "./step-action";

/** Nobody follows more; what comes then belongs to the last. */
const mostSteps = 200;

/**
 * The steps in the blocks of one section, and what stands before them. A step is an item of a list
 * or a heading; what follows belongs to it until the next one, indented or not.
 */
export function readSteps(tokens: readonly MarkedToken[]): {
  intro: MarkedToken[];
  steps: GuideStep[];
} {
  const beginnings = new Set(findBeginnings(tokens));
  const intro: MarkedToken[] = [];
  const groups = [intro];
  for (const token of tokens) {
    const isList = beginnings.has(token) && token.type === "list";
    for (const blocks of isList ? token.items.map((item) => ownTokens(item.tokens)) : [[token]]) {
      if (beginnings.has(token) && groups.length <= mostSteps) groups.push([...blocks]);
      else for (const block of blocks) groups.at(-1)?.push(block);
    }
  }
  return { intro, steps: groups.slice(1).map((group) => readStep(group)) };
}

/** The headings or the lists that the steps begin with; a lone heading is a heading of its list. */
function findBeginnings(tokens: readonly MarkedToken[]): MarkedToken[] {
  const headings = stepHeadings(tokens);
  const lists = stepLists(tokens);
  const [heading, secondHeading] = headings;
  const [list] = lists;
  if (!heading || !list) return [...headings, ...lists];
  return secondHeading && tokens.indexOf(heading) < tokens.indexOf(list) ? headings : lists;
}

/** Where some headings are numbered, only those are steps. Deeper ones are parts of a step. */
function stepHeadings(tokens: readonly MarkedToken[]): MarkedToken[] {
  const headings = tokens.flatMap((token) => {
    const heading = readHeading(token);
    return heading && !isWarning(token) ? [{ ...heading, token }] : [];
  });
  const numbered = headings.filter(({ text }) => isNumbered(text));
  const candidates = numbered.length > 0 ? numbered : headings;
  const depth = Math.min(...candidates.map((heading) => heading.depth));
  return candidates.filter((heading) => heading.depth === depth).map(({ token }) => token);
}

/** Points are steps only where nothing is numbered and nothing has a heading. */
function stepLists(tokens: readonly MarkedToken[]): MarkedToken[] {
  const numbered = tokens.filter((token) => token.type === "list" && token.ordered);
  if (numbered.length > 0 || tokens.some((token) => readHeading(token))) return numbered;
  return tokens.filter(({ type }) => type === "list");
}

function readStep(blocks: readonly MarkedToken[], isBelowNumber = false): GuideStep {
  const { title, rest } = splitTitle(blocks);
  const words = withoutNumber(title);
  // "Step 1" alone says nothing; what stands below it does.
  if (title !== "" && words === "" && rest.length > 0 && !isBelowNumber)
    return readStep(rest, true);
  const { warnings, body } = separateWarnings(rest);
  const own = { title: words || title, body: rawText(body) };
  const action = readAction(`${own.title}. ${own.body}`);
  const picture = pictureOfAct({ ...own, action });
  return { ...own, warnings: rawText(warnings), action, ...(picture && { picture }) };
}

/** "Warning:" on a line of its own takes the next block along. */
function separateWarnings(tokens: readonly MarkedToken[]) {
  const blocks = tokens.filter(({ type }) => type !== "space");
  const isToWarn = blocks.map((block, index) => {
    const before = blocks[index - 1];
    return isWarning(block) || (before && isWarning(before) && readHeading(before) !== null);
  });
  return {
    warnings: blocks.filter((_, index) => isToWarn[index]),
    body: blocks.filter((_, index) => !isToWarn[index]),
  };
}
