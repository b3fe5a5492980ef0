import type { Diagnosis } from "./diagnosis";
import { joinWords, quoteAnswer } from "./quote-answer";

/** What led away from the page that the complaint opened. */
export function writeChange({ moved, basis, thing, kind }: Diagnosis): string {
  if (moved === null || basis === "danger") return "";
  const said = joinWords(moved.answers.map(quoteAnswer));
  const one = kind?.asOne ?? thing;
  if (moved.from === null) return `You said ${said}, which names the trouble.`;
  const before = `Your complaint sounded like “${moved.from.name}”, but you said ${said}`;
  return basis === "general"
    ? `${before}. No page on the ${one} fits both.`
    : `${before}, so this goes by another trouble of the ${one}.`;
}
