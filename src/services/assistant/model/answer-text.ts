/**
 * In characters. The longest that is asked for, a guide, has 6,000; more than six times as much is a model
 * that does not end, and more than anybody reads. It is also read in less than a tenth of a second.
 */
export const longestAnswer = 40_000;

/** In characters, of an answer that nobody is shown as it came: three questions, among whatever else. */
export const longestUnshown = 200_000;

/**
 * Control characters but tab and line ends, and all that Unicode calls ignorable: zero-width and
 * bidirectional marks, variation selectors and the tag characters that can smuggle a hidden text.
 */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

/**
 * The fences of a text, a letter each: a Markdown one, one of code in a named language, or a bare one,
 * which opens as well as closes. Among words, only Markdown is unwrapped, and a bare fence is its end.
 */
const wrapping = { whole: /^[mb](?:[cb]b)*b$/, amongWords: /^m(?:cb)*b$/ };

/** Some models wrap a Markdown answer in one fence, with or without a word before and after it. */
export function withoutOuterFence(text: string): string {
  const fences = [...text.matchAll(/^[ \t]*```[^`\n]*$/gm)];
  const [open, close] = [fences[0], fences.at(-1)];
  if (!open || !close) return text;
  const before = text.slice(0, open.index).trim();
  const inside = text.slice(open.index + open[0].length, close.index).trim();
  const after = text.slice(close.index + close[0].length).trim();
  const isWhole = before === "" && after === "";
  const letters = fences.map(([line]) => fenceLetter(line)).join("");
  const isWrapped = wrapping[isWhole ? "whole" : "amongWords"].test(letters);
  return isWrapped && inside ? [before, inside, after].filter(Boolean).join("\n\n") : text;
}

function fenceLetter(line: string): "m" | "c" | "b" {
  if (line.trim() === "```") return "b";
  return /^```(?:markdown|md)\s*$/i.test(line) ? "m" : "c";
}

const thinkStart = "<think>";
const thinkEnd = "</think>";

export type AnswerText = {
  /** Takes the next piece as the server cut it. */
  add(piece: string): void;
  /**
   * The visible answer so far, empty until more than white space has come. It only grows, but for one
   * case: where a `</think>` comes that was never opened, all before it was no answer.
   */
  soFar(): string;
};

/** Collects an answer from its pieces, without invisible characters and the reasoning in front of it. */
export function createAnswerText(): AnswerText {
  let text = "";
  /** What may still turn out to be reasoning. */
  let held = "";
  let halfCharacter = "";
  let isThinking = false;

  /** Leaves in `held` what may belong to the answer. */
  function skipReasoning(): void {
    for (;;) {
      if (isThinking) {
        const end = held.indexOf(thinkEnd);
        // What was thought is dropped at once, but its end may arrive in two pieces.
        held = end < 0 ? held.slice(-thinkEnd.length) : held.slice(end + thinkEnd.length);
        if (end < 0) return;
      }
      const visible = held.trimStart();
      isThinking = visible.startsWith(thinkStart);
      if (!isThinking) return;
      held = visible.slice(thinkStart.length);
    }
  }

  /** The templates of Qwen and DeepSeek open the reasoning in the prompt, so that only its end is sent. */
  function holdBackUnopenedReasoning(searchFrom: number): boolean {
    if (!text.includes(thinkEnd, searchFrom)) return false;
    const opened = text.indexOf(thinkStart);
    const end = text.lastIndexOf(thinkEnd, opened < 0 ? text.length : opened);
    if (end < 0) return false;
    held = text.slice(end + thinkEnd.length);
    text = "";
    return true;
  }

  return {
    add(piece) {
      const came = halfCharacter + piece;
      const end = endsInHalfACharacter(came) ? came.length - 1 : came.length;
      halfCharacter = came.slice(end);
      held += withoutInvisible(came.slice(0, end));
      let searchFrom: number;
      do {
        if (text === "") skipReasoning();
        if (isThinking || (text === "" && thinkStart.startsWith(held.trimStart()))) return;
        searchFrom = text.length - thinkEnd.length;
        text += held;
        held = "";
      } while (holdBackUnopenedReasoning(searchFrom));
    },
    soFar: () => text,
  };
}

function endsInHalfACharacter(text: string): boolean {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
