/** Longer than anything that was asked for, short enough to be read at once. */
export const longestAnswer = 200_000;

/**
 * Control characters but tab and line ends, and all that Unicode calls ignorable: zero-width and
 * bidirectional marks, variation selectors and the tag characters that can smuggle a hidden text.
 */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

/** Some models wrap a whole Markdown answer in one fence. */
export function withoutOuterFence(text: string): string {
  return /^```(?:markdown|md)?\n(.*)\n```$/s.exec(text)?.[1] ?? text;
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
