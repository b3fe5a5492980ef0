import { isStopped } from "./answer-emergency";
import type { ChatContext, IntentHandler } from "./chat-context";
import { sayStop } from "./describe-safety";
import { holdsCharge } from "./refuse-harm";

const someone = String.raw`(?:i|you|we|it|they|this|that|he|she|the [\w ]{2,25}?|my \w+)`;
/** "Can I get shocked changing it?" asks what may happen; "I got shocked" tells what has. */
const asksOfShock = new RegExp(
  String.raw`^\W*(?:(?:and|so|but|ok|wait|sorry)\W+)*(?:(?:can|could|will|would|might|may) ${someone}|am i going to|is there (?:an?|any|still an?) (?:\w+ )?(?:risk|danger|chance)|(?:what|how high|how big) is the (?:risk|danger|chance))\b.{0,30}\b(?:shock(?:ed|s)?(?! absorber)|electrocut\w*|zap(?:ped|s)?|bite (?:me|you|us)|bitten)\b`,
);
/** What tells that it has happened, or goes on. */
const hasHappened =
  /\b(?:got|gave|gives|gotten|was|were|had|has|have|been|felt|feels?|feeling|keeps?|tingl\w*|smok\w*|spark\w*|smell\w*|already|just|yesterday|earlier)\b/;
const withPlugOut =
  /\b(?:un-?plugg\w*|plug(?:'s| is)? out|capacitors?|caps|after|switched off|turned off)\b/;
const keepsFlash = /\b(?:camera|flash)\b/i;
const ofPlug = /\b(?:plug|breaker|fuse box|switched off)\b/i;

/** A question about a shock, answered by how the guide keeps it away. */
export const weighRisk: IntentHandler = (talk) => {
  const { asked, page } = talk;
  if (!asksOfShock.test(asked) || hasHappened.test(asked)) return null;
  const isDanger = page.basis === "danger";
  // "Again" tells of a first time, which only a danger's page knows of.
  if (/\bagain\b/.test(asked) && !isDanger) return null;
  const isMains = page.power === "mains" || page.power === null;
  if (
    isMains &&
    ((isStopped(page) && !isDanger && hasCapacitors(talk)) ||
      (withPlugOut.test(asked) && (isDanger || hasCapacitors(talk))))
  )
    return holdsCharge(page, "Yes, take it that you can.");
  if (page.power !== "none" && isDanger)
    return sayStop(true, page.causes[0].cause.repair.professionalOnly ?? "");
  return sayHowItIsKept(talk);
};

/** What the handbook knows of this kind of thing speaks of capacitors. */
const hasCapacitors = ({ parts = [], faq = [], asked }: ChatContext) =>
  /\bcapacitor/.test(asked) ||
  parts.some(({ name, does }) => /\bcapacitor/i.test(`${name} ${does}`)) ||
  faq.some(({ answer }) => /\bcapacitor/i.test(answer));

function sayHowItIsKept({ page, guide }: ChatContext): string {
  switch (page.power) {
    case "none":
      return `No: there is no current in the ${page.thing}. Mind what is sharp, hot or under tension.`;
    case "battery":
    case "rechargeable":
      return [
        `Hardly from its battery, whose voltage is low; but a tool across its poles makes heat and sparks. So the ${page.thing} comes off its charger and is switched off first.`,
        keepsFlash.test(page.thing) &&
          "A flash is another matter: it holds some 300 V for days, so leave closed what lies round it.",
      ]
        .filter(Boolean)
        .join(" ");
    default:
      return [
        "Only as long as it has power, so the power goes off before your hand goes in.",
        guide.safety.find((line) => ofPlug.test(line)) ??
          `Pull the plug of the ${page.thing}, or switch it off at the breaker where it has none.`,
        "Let what is hot cool down, and leave closed what the guide leaves closed: some parts hold a charge with the plug out. If it has given you a tingle or a shock, stop and tell me so.",
      ].join(" ");
  }
}
