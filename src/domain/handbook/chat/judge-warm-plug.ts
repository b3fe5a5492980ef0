import type { IntentHandler } from "./chat-context";
import { isStopped } from "./answer-emergency";

const warm =
  /\b(?:plug|charger|adaptor|adapter|brick|transformer|cord|cable|lead|flex)\b.{0,25}\bwarm\b/;
const wonders =
  /\b(?:normal|usual|ok|okay|fine|bad|supposed|meant|should (?:it|they|i (?:worry|be worried))|a (?:problem|worry)|dangerous|safe)\b/;
const tooWarm =
  /\b(?:very|really|so|too|getting|hot|burn\w*|smell\w*|brown|black|melt\w*|soft|buzz\w*|crackl\w*|spark\w*|loose)\b/;

/** "The plug gets a bit warm, is that normal?": lukewarm is, and where that ends is told. */
export const judgeWarmPlug: IntentHandler = ({ page, asked }) =>
  !isStopped(page) && warm.test(asked) && wonders.test(asked) && !tooWarm.test(asked)
    ? "Lukewarm is normal: a charger always gets a little warm, and the plug of anything that heats does after some minutes. It is not normal if you cannot keep your hand on it, if it is brown or soft, or if it smells or crackles: then pull it once it has cooled, and leave plug and socket unused until somebody has looked at both."
    : null;
