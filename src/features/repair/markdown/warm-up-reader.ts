import { Lexer } from "marked";
import { readMarkdown } from "~/domain/markdown/read-markdown";

const { block, inline } = Lexer.rules;
const expressions = [...Object.values(block.gfm), ...Object.values(inline.gfm)];

/** V8 compiles a regular expression once for Latin-1 text and once more for any other, so both are used. */
const samples = ["a", "–"];

/**
 * Has the browser compile what marked reads with, a little in each task. Left to the first words of
 * an answer, that would hold up a slow phone for 60 ms.
 */
export async function warmUpReader(): Promise<void> {
  for (const expression of expressions) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await nextTask();
    // Twice: V8 makes bytecode at the first use, and machine code at the second.
    for (const sample of [...samples, ...samples]) sample.search(expression);
  }
  await nextTask();
  readMarkdown("## Steps\n\n1. **Unplug** it.");
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
