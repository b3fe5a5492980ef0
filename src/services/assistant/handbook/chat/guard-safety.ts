import { findDanger } from "../find-danger";
import type { Responder } from "./talk";

/** Wishes to get round what protects: the way of doing it, and what it is done to. */
const bypasses: readonly RegExp[] = [
  /\b(?:bypass|by-pass|override|defeat|disable|bridge|jump(?:er)?|short(?: out| circuit)?|trick|fool|cheat|get (?:a)?round|work around|skip|ignore|leave out|tape (?:down|over|up)|wedge|cut (?:off|out))(?:ing|ding|ping)?\b.*\b(?:interlock|safety|thermal|thermostat|cut-?outs?|fuse|breaker|rcd|earth|ground|pin|guard|lock|sensor|protect\w*|switch|warning|unplug\w*|seal)\b/,
  /\b(?:remove|take off|leave off|cut)\b.*\b(?:interlock|guard|safety|earth|ground) ?(?:pin|wire|cover|switch|device|lead)?\b/,
  /\bwithout (?:un-?plugging|pulling the plug|disconnecting|switching (?:it |the \w+ )?off|turning (?:it |the \w+ )?off|(?:the )?(?:fuse|earth|guard|thermal \w+|cover))\b/,
  /\b(?:while|with|when|whilst|if)\b.{0,25}\b(?:plugged in|still plugged|live|under power|connected to the mains|switched on|turned on|running)\b/,
  /\b(?:leave|keep|stay)\b.{0,12}\bplugged\b|\b(?:have to|need to|must i|should i|necessary to)\b.{0,12}\bunplug\b/,
  /\b(?:foil|nail|paper ?clip|bigger|larger|higher|stronger|thicker)\b.*\bfuse\b|\bfuse\b.*\b(?:foil|nail|paper ?clip|bigger|larger|higher)\b/,
  /\b(?:open|pierce|puncture|press|squeeze|flatten|pop|drill|cut)\b.{0,20}\b(?:battery|cell|pack|microwave|compressor|cooling circuit|tube|gas)\b/,
];

/** A firm no to every way round a protection, whatever the repair. */
export const refuseBypass: Responder = ({ page, guide, asked }) => {
  if (!bypasses.some((pattern) => pattern.test(asked))) return null;
  const first = guide.safety[0] ?? "Stop if you are unsure.";
  return [
    "No. That protection stands between you and a shock, a burn or a fire, so I do not help to get round it, not even for a test.",
    first,
    `If it keeps acting up, it has found a fault: leave the ${page.thing} off and have it looked at.`,
  ].join(" ");
};

/** What must be made safe before any other answer. */
export const warnOfDanger: Responder = ({ page, message }) => {
  const danger = findDanger({ ...page, description: "", remarks: message });
  const cause = danger && Object.values(danger.causes)[0];
  if (!cause) return null;
  const steps = cause.repair.steps.map(({ title }, place) => `${place + 1}. ${title}.`);
  return [
    `Stop here. ${cause.repair.handOver ?? cause.why}`,
    "Do this now:",
    steps.join("\n"),
  ].join("\n\n");
};

/** "Can I open it myself?" where the repair belongs in other hands. */
export const keepHandedOver: Responder = ({ page, guide, asked }) => {
  const { handOver } = page.causes[0].cause.repair;
  const wish =
    /\b(?:open|unscrew|take (?:it|this|the \w+) (?:apart|off)|press|squeeze|flatten|pierce|charge|use it|switch it on|turn it on|try it|myself|anyway)\b/;
  if (handOver === undefined || !wish.test(asked)) return null;
  const steps = guide.steps.map(({ number, title }) => `${number}. ${title}`).join("; ");
  return `No. ${handOver} What you can do is in the guide: ${steps}.`;
};
