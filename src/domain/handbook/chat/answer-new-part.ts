import { toWords } from "~/domain/language/words";
import { isStopped } from "./answer-emergency";
import type { IntentHandler } from "./chat-context";
import { knownWords } from "./find-passage";
import { subjectWords } from "./find-sentences";

const wantsNew =
  /\b(?:do|will|would|should) (?:i|we) (?:really |actually )?need (?:to (?:buy|get|order|fit) )?(?:an? |some |the )?(?:whole |complete )?(?:new|replacement|another|different) (.{2,30})/;
const isNew = /\b(?:new|replacement|spare)\b/i;

/** A cassette tool is no cassette. */
const isToolFor = /\b(?:tools?|keys?|pullers?|whips?|gauges?|testers?|cleaner|polish)\b/i;

const isFor = (tool: string) => isToolFor.test(tool);

/** "Do I need a new wheel?": whether the guide asks for one, or another cause of the same trouble would. */
export const answerNewPart: IntentHandler = (talk) => {
  const { page, guide, asked } = talk;
  const wanted = subjectWords(wantsNew.exec(asked)?.[1] ?? "");
  const known = knownWords(talk);
  if (wanted.length === 0 || !wanted.every((word) => known.has(word))) return null;
  if (isStopped(page))
    return `That is for whoever takes it on to say. ${page.causes[0].cause.repair.professionalOnly}`;
  const names = (tool: string) =>
    isNew.test(tool) && toWords(tool).some((word) => wanted.includes(word));
  const lists = (tool: string) => {
    const called = toWords(tool.split(/ \(| for |, /)[0] ?? tool);
    return wanted.every((word) => called.includes(word));
  };
  const toolFor = isToolFor.test(asked) ? undefined : guide.tools.filter(lists).find(isFor);
  if (toolFor !== undefined)
    return `It may be: the guide asks for this: ${toolFor}. Its steps say when.`;
  const own = guide.tools.find(names) ?? guide.tools.find(lists);
  if (own !== undefined) return `Yes, the guide asks for this: ${own}.`;
  const other = page.causes.find(({ cause }) => cause.repair.tools.some(({ name }) => names(name)));
  if (other === undefined)
    return guide.tools.length === 0
      ? null
      : `Not as far as the guide goes. It asks for this: ${guide.tools.join("; ")}.`;
  return `Not for what this guide looks for. Only ${other.cause.name} would need one. To see for yourself: ${other.cause.check.do} If ${other.cause.check.finds}, that is it.`;
};
