import { isStopped } from "./answer-emergency";
import type { IntentHandler } from "./chat-context";
import { quoteStep } from "./describe-step";

const mustCloseIt =
  /\b(?:do|must|should) (?:i|we) (?:(?:have|need) to )?(?:turn|shut|switch|close|cut) (?:off )?(?:the |my )?(?:water|stop ?cock)\b/;

/** "Do I have to turn off the whole house water?" tells of no house under water. */
export const asksOfHouseWater =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:do|must|should|can) (?:i|we) (?:really |just |still )?(?:(?:have|need) to )?(?:turn|shut|switch|close|cut) (?:off )?(?:the |my )?(?:whole |main |entire |house'?s? )*(?:water|stop ?cock)(?: off)?(?: (?:to|in|of|for) (?:the |my )?(?:whole |entire )?(?:house|flat|home|building))?(?: instead| for this)?\W*$/;

const howToCloseIt =
  /\b(?:how|where)\b.*\b(?:turn|shut|switch|close|cut)\b.{0,12}\b(?:water|supply|tap|stop ?cock)\b|\b(?:how|where)\b.*\bwater\b.{0,10}\boff\b(?! the)/;

/** "Can I do it without turning the water off?" */
const leavesItOpen =
  /\bwithout (?:turning|shutting|switching|closing) (?:off )?(?:the |my )?(?:water|stop ?cock|supply)\b|\bwith (?:the |my )?(?:water|supply) (?:still |left )?(?:on|running|open)\b/;

/** "How do I turn the water off?", "Do I have to?" */
export const closeTheWater: IntentHandler = ({ asked, guide, page }) => {
  const asksHow = howToCloseIt.test(asked);
  const leaves = leavesItOpen.test(asked);
  const asksWhether = leaves || (!asksHow && mustCloseIt.test(asked));
  if (isStopped(page) || !(asksHow || asksWhether)) return null;
  const step = guide.steps.find(({ title, text }) =>
    /\b(?:shut|close|turn (?:off|the|its|both))\b.{0,30}\b(?:tap|valve|water|supply|stopcock)\b|\bwater off\b/i.test(
      `${title}. ${text}`,
    ),
  );
  if (asksWhether && step === undefined) return null;
  const howTo =
    "Look for a small valve on its own pipe and turn it clockwise; one with a slot takes a quarter turn with a screwdriver. If there is none or it is stuck, close the main stopcock of the home, mostly under the kitchen sink or by the meter. Open a tap to see that nothing flows.";
  const told = step === undefined ? "" : quoteStep(step);
  // Who asks how is told so first.
  if (!asksWhether) return `${howTo} ${told}`.trim();
  return `${leaves ? "No" : "Yes"}. ${told} ${howTo}`;
};
