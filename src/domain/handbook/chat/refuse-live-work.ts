import type { Diagnosis } from "~/domain/handbook/diagnosis";
import type { ChatContext, IntentHandler } from "./chat-context";
import { listActions } from "./guide-in-words";

const liveWork: readonly RegExp[] = [
  /\b(?:skip|leave out|omit|without)\b.{0,12}\b(?:un-?plug\w*|(?:taking|pulling|having) the plug|(?:switching|turning) (?:it |the (?!water|gas)\w+ )?off)\b/,
  /\bwithout (?:un-?plugging|pulling the plug|disconnecting|(?:switching|turning) (?:(?:it|(?:the )?(?!water|supply)\w+) )?off(?! (?:the )?(?:water|supply))|cutting the power)\b/,
  /\b(?:while|with|when|whilst|if)\b.{0,25}\b(?:plugged in|still plugged|live|under power|connected to the mains|(?:switched|turned|power(?:ed)?|current|electricity|mains|(?:it|that|lamp|light|machine)(?: is|'s)) on(?! (?:a|the|its|my)\b)|(?<!\bwater )running)\b/,
  /\b(?:while|when|whilst|if|with (?:it|this|that|them|everything|everything else))\b(?! the\b).{0,12}\bstill on\b(?! (?:a|the|its|my)\b)|\b(?:while|when|whilst|if) the \w+(?: is|'s)? still on\b/,
  /\b(?:leave|keep|stay)\b.{0,12}\bplug(?:ged)?\b(?:(?= in\b)|(?<=ged))/,
];

/** "With the heater still on": a thing that runs, where a needle or a guard only sits there. */
const leftOn =
  /\bwith (?:the|my|its|all the) (?:\w+ )?(?!still\b|left\b)(\w+) (still |left )?on(?! (?:a|the|its|my)\b)/;
const runsOnPower =
  /^(?:things?|motors?|engines?|fans?|heat(?:er|ing)?s?|elements?|machines?|appliances?|devices?|tv|telly|power|current|mains|electricity|supply|switch|sockets?|adapter|charger|electrics?|juice|oven|hob|gas|burner|flame|pump|compressor|iron|boiler)$/;
const lights = /^(?:lights?|lamps?|bulbs?|screen|display)$/;
const cellsIn =
  /\bwith (?:the |my |its )?(?:\w+ )?(?:battery|batteries|pack|cells?) (?:still |left )?(?:in|on|fitted|attached|connected)\b/;

function isLeftOn({ asked, page }: ChatContext): boolean {
  if (cellsIn.test(asked)) return page.power !== "none";
  const [, named = "", still] = leftOn.exec(asked) ?? [];
  const own = [page.thing, page.kind?.name ?? ""].flatMap((name) => name.split(" "));
  return (
    runsOnPower.test(named) ||
    (still !== undefined && lights.test(named)) ||
    (page.power !== "none" && named !== "" && own.includes(named))
  );
}

/** Asks whether the power has to go off: a "no" would be read as leave to leave it on. */
const mustCutPower: readonly RegExp[] = [
  /^(?:and |so |but |ok )?(?:should|must|does|do) (?:it|that|this|they|the \w+) (?:(?:have|need) to )?(?:be |stay )?(?:switched |turned )?(?:off|unplugged)\b(?! (?:at|by|when|if) )/,
  /\b(?:have to|need to|must i|should i|necessary to)\b.{0,12}\bunplug\b/,
  /\b(?<!\b(?:how|where|(?:which|what)(?: \w+)?) )(?:do i|have to|need to|must i|should i|necessary to)\b.{0,20}\b(?:(?:switch|turn) (?:it |the (?!water|gas|tap|supply)\w+ )?|cut (?:the (?:power|current|electricity|mains) ))off\b(?! (?:[\w-]+ ){0,3}(?:water|gas|tap|supply|stop ?cock|valve)\b)/,
];

/** "Can I stick a knife in it?" */
const metalInside =
  /\b(?:stick|put|poke|push|use|scrape|chip|pry)\b.{0,12}\b(?:knife|fork|needle|screwdriver|metal)\b.{0,12}\b(?:in|into|inside|(?:on|at|under|behind)(?: the)? (?:element|heater))\b/;

/** Somebody means to do it: "it only leaks when it is running" tells of a fault. */
const doing = /\b(?:i|we|you|me|one|ok|okay|safe|possible|necessary)\b/;

/** "Can I still use it if it is plugged in?" is no work on it. */
const mereUse =
  /\b(?:can|could|may|should) (?:i|we|he|she|they) (?:still |just |safely )*(?:use|run|play|watch) (?:it|this|that|them|my \w+) (?:still )?(?:while|when|whilst|if|with)\b/;

const touchesOutside =
  /\b(?:touch|hold|move|turn|adjust|extend|press)\b.{0,12}\b(?:antennas?|aerials?|knobs?|dials?|strings|keys|pedals?|controls?|buttons?|remote)\b/;

/** "Can I touch the antenna while it's on?" */
function allowEverydayTouch({ page, asked }: ChatContext): string | null {
  return page.basis === "danger" || !touchesOutside.test(asked)
    ? null
    : `Yes, as in everyday use: with the case of the ${page.thing} closed, nothing cracked or wet, and never if it has given you a tingle. Before you open it or reach into it, its power goes off.`;
}

/** "Can I change the bulb while it is on?", "Do I have to switch it off first?" */
export const refuseLiveWork: IntentHandler = (talk) => {
  const { page, guide, asked } = talk;
  if (!(doing.test(asked) || mustCutPower.some((pattern) => pattern.test(asked)))) return null;
  if (/\bworks? (?:ok|okay|fine|well|only) (?:while|when)\b/.test(asked)) return null;
  // The needle of a sewing machine or a record player belongs there.
  const isPutIn =
    metalInside.test(asked) && !/\b(?:the|new|old|another) (?:\w+ )?needle\b/.test(asked);
  const isLive = liveWork.some((pattern) => pattern.test(asked)) || isLeftOn(talk);
  if (isLive && mereUse.test(asked)) return null;
  const touch = isLive && !isPutIn ? allowEverydayTouch(talk) : null;
  if (touch !== null) return touch;
  if (isLive || (page.power !== "none" && isPutIn))
    return `No. Do not work on the ${page.thing} like that: ${switchOffFirst(page)}`;
  if (!mustCutPower.some((pattern) => pattern.test(asked))) return null;
  return page.basis === "danger"
    ? `Yes. Do this now: ${listActions(page, guide)}.`
    : `Yes, before you work on the ${page.thing}: ${switchOffFirst(page)}`;
};

function switchOffFirst({ power, thing }: Diagnosis): string {
  switch (power) {
    case "mains":
    case null:
      return `under power, one touch or a slip of the tool can give a deadly shock. Pull the plug of the ${thing} first; if it has none or you cannot reach it, switch it off at the breaker in the fuse box. The switch on it is not enough. Then let what is hot cool down.`;
    case "rechargeable":
      return `under power, a slip of the tool shorts the battery, and a shorted battery burns. Take the ${thing} off its charger and switch it off first.`;
    case "battery":
      return `under power, a slip of the tool shorts the batteries, and it may start in your hands. Take the batteries out of the ${thing} first.`;
    case "none":
      return `what moves or is under load takes fingers with it. Bring the ${thing} to rest first.`;
  }
}
