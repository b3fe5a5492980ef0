import { emergencyNumbers } from "./answer-emergency";
import type { IntentHandler } from "./chat-context";

const takesIt = /\bwhere\b.{0,25}\b(?:take|bring|hand|drop|throw|dump|dispose|recycle|get rid)\b/;
const householdBin = /\b(?:the|a|my|normal|household) (?:bin|trash|rubbish|garbage)\b/;
const hazardousWaste = /\bhazardous waste\b/i;

const posts =
  /\b(?:by|in(?:to)? the|can (?:i|we)|could (?:i|we)|may (?:i|we)) (?:post|mail|ship|courier)\b|\bsend (?:it|this|them)\b|\b(?:parcel|plane|flight|fly|luggage|suitcase)\b/;

const carriesOut =
  /\b(?:get|take|bring|carry|move|put) (?:it|this|that|the \w+) (?:\w+ )?(?:outside|outdoors|out(?! of the (?:phone|laptop|tablet|case|thing))|into the (?:garden|yard|street))\b|\bhow (?:do|can|should) i (?:carry|move) (?:it|this|that|the \w+)\b/;

const keepsData = /\b(?:photos?|pictures|my data|files?|contacts|back ?up|backing up)\b/;

/** What is wished of a swollen, pierced or hot battery: people come before the thing and all that is on it. */
export const answerDamagedBattery: IntentHandler = ({ page, asked }) => {
  if (page.fault.id !== "danger-battery") return null;
  if (keepsData.test(asked))
    return `Not now, and not by yourself: do not charge the ${page.thing}, switch it on or plug a cable in. Tell whoever takes it that there is something on it to save: a workshop takes the battery out first and copies it then.`;
  if (posts.test(asked))
    return "No. A damaged lithium battery goes by no post, parcel or plane, and nobody at the other end is to open it at a kitchen table. It is handed in where it is.";
  if (carriesOut.test(asked))
    return `Only if it is cool, dry and quiet, and off its charger: then carry it at arm's length in a metal bucket or on a shovel, and lay it on stone away from doors and windows. If it is warm, hisses, smells or smokes, do not carry it: cut the power at the fuse box, get everybody out, shut the door and call the fire service (${emergencyNumbers}).`;
  const intoBin = householdBin.test(asked);
  if (!intoBin && !takesIt.test(asked)) return null;
  const step = page.causes[0].cause.repair.steps.find(({ title, how }) =>
    hazardousWaste.test(`${title} ${how}`),
  );
  return step === undefined
    ? null
    : `${intoBin ? "No, never. " : ""}If it is warm, swells further, smells, hisses or smokes, take it nowhere: get everybody out, shut the door and call the fire service (${emergencyNumbers}). If it is cool, the guide says this: ${step.title}. ${step.how}`;
};
