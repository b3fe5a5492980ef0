import { answerOutright } from "./answer-asked";
import { describeWhatIsForbidden } from "./ask-leave";
import { isStopped } from "./answer-emergency";
import type { IntentHandler } from "./chat-context";
import { findMissedTool, lackedTool } from "./describe-section";
import { readTool } from "~/domain/read-tool";
import { standIns } from "./stand-ins";

const onlyHas =
  /\b(?:i|we)(?:'ve| have)? (?:only|just) (?:have |got |own )?(?:an? |some )?(.{2,30})/;

/** "I don't have a clamp", "can I do it without a ladder", "I only have big pliers". */
export const answerWithoutTool: IntentHandler = (talk) => {
  const { asked, guide, page } = talk;
  const lacked = lackedTool(asked) ?? onlyHas.exec(asked)?.[1];
  if (lacked === undefined || isStopped(page)) return null;
  const found = standIns.find(({ tool }) => tool.test(lacked));
  if (found === undefined) return null;
  const missed = findMissedTool(talk);
  const told = missed === undefined ? "" : readTool(missed).instead;
  // What the guide names itself goes first, in its own words.
  if (told !== "") return null;
  const known = answerOutright(talk) ?? describeWhatIsForbidden(talk);
  if (known !== null) return known;
  if (missed !== undefined)
    return `The guide gives no substitute for this: ${missed}. In general: ${found.text}`;
  const alike = guide.tools.find((one) => found.alike?.test(one));
  if (alike === undefined) return found.text;
  const listed = `For that the guide lists this: ${alike}.`;
  return alike.includes("(instead: ") ? listed : `${listed} ${found.text}`;
};
