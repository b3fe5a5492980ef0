import type { Diagnosis } from "./diagnosis";
import { joinWords, quoteAnswer } from "./quote-answer";

/** What led away from the page that the complaint opened. */
export function writeChange({ moved, basis, thing, kind }: Diagnosis): string {
  if (moved === null || basis === "danger") return "";
  const said = joinWords(moved.answers.map(quoteAnswer));
  const one = kind?.asOne ?? thing;
  if (moved.from === null) return `You said ${said}, which tells what is wrong.`;
  const before = `At first this sounded like “${moved.from.name}”, but you said ${said}`;
  return basis === "general"
    ? `${before}. There is no page on the ${one} that fits both.`
    : `${before}, so this is about a different problem with the ${one}.`;
}
