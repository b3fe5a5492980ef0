import type { MarkedToken } from "marked";
import type { Guide } from "~/domain/guide/guide";
import { readHeading } from "~/domain/guide/read-heading";
import { sectionTitles, writeGuide } from "~/domain/guide/write-guide";
import { rawText, readMarkdown } from "~/domain/markdown/read-markdown";
import type { Hazards } from "./read-hazards";
import { notToBeDone, tellsWork } from "./tells-work";

/** What is left of a guide that nobody should follow: how to make it safe and whom to call. */
export function redactSteps({ sections }: Guide): Guide {
  const parts = {
    facts: [],
    steps: [],
    sections: sections.flatMap(({ kind, title, body }) => {
      if ((kind !== "safety" && kind !== "professional") || tellsWork(title)) return [];
      const left = withoutWork(body);
      return left === "" ? [] : [{ kind, title: sectionTitles[kind], body: left }];
    }),
  };
  return { ...parts, text: writeGuide(parts) };
}

/**
 * Markdown less the work that it tells how to do: no numbered list, no heading that names a task with
 * what stands below it, and no sentence that tells one. What is wrong, and what not to do, stays.
 */
function withoutWork(text: string): string {
  let isInTask = false;
  const kept = readMarkdown(text).flatMap((token) => {
    const heading = readHeading(token);
    if (heading) isInTask = tellsWork(token.raw);
    return isInTask || token.type === "space" ? [] : workTakenOut(token);
  });
  return rawText(kept).trim();
}

function workTakenOut(token: MarkedToken): readonly MarkedToken[] {
  if (token.type === "list") {
    if (token.ordered) return [];
    const whole = token.items.map(({ raw }) => raw.trimEnd());
    const items = whole.map((raw) => (isNamedAsWork(raw) ? "" : harmlessSentences(raw)));
    return readAgain(
      token,
      whole.join("\n"),
      items.filter((item) => /\p{L}/u.test(item)).join("\n"),
    );
  }
  if (token.type === "paragraph") return readAgain(token, token.raw, harmlessSentences(token.raw));
  return tellsWork(token.raw) ? [] : [token];
}

/** What is left of a block, which is the block itself where nothing was taken out. */
function readAgain(block: MarkedToken, whole: string, left: string): readonly MarkedToken[] {
  return left === whole ? [block] : readMarkdown(left);
}

/** "- **Unscrew the back.** Two clips hold it." What stands below a bold title is part of that task. */
function isNamedAsWork(item: string): boolean {
  return tellsWork(/^\W*\*\*(.+?)\*\*/.exec(item)?.[1] ?? "");
}

function harmlessSentences(text: string, isHarm = tellsWork): string {
  return text
    .split(/(?<=[.!?]\W{0,3}\s)/)
    .filter((sentence) => !isHarm(sentence))
    .join("");
}

/** A root cause where there is a stop: what is wrong, or the notice where nothing but work is told. */
export function redactRootCause(rootCause: string, stop: Hazards): string {
  return harmlessSentences(withoutWork(rootCause), tellsTrial).trim() || stopWords(stop);
}

const trial =
  /\b(?:(?:switch|turn|plug)(?: (?:it|the \w+))?(?: back)? (?:on|in)\b|heat (?:\d|an? |some |the )|fill in )/i;

/** Nothing is tried out on what nobody should switch on. */
function tellsTrial(text: string): boolean {
  return trial.test(text.replaceAll(notToBeDone, ""));
}

/** A chat reply where there is a stop: one that tells how to do the work gives way to the notice. */
export function redactReply(reply: string, stop: Hazards): string {
  return tellsWork(reply) ? stopWords(stop) : reply;
}

/** The red notice as plain text. */
export function stopWords({ hazards }: Hazards): string {
  return hazards
    .filter(({ severity }) => severity !== "caution")
    .map(({ heading, why, now }) => `${heading}. ${why} ${now}`)
    .join("\n\n");
}
