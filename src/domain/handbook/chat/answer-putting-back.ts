import type { ChatContext } from "./chat-context";

/** "In what order do I put it back?": how each step goes back together, the last one first. */
export function answerPuttingBack({ page, guide }: ChatContext): string {
  const own = page.causes[0].cause.repair.steps;
  const back = guide.steps
    .map(({ title, number }) => ({
      number,
      title,
      putBack: own.find((step) => step.title === title)?.putBack,
    }))
    .toReversed();
  const told = back.filter(({ putBack }) => putBack !== undefined);
  const fed = page.power === "mains" || page.power === null;
  return [
    "Go backwards through what you took apart: what came off last goes on first.",
    told.length > 0
      ? `The guide says: ${told.map(({ number, title, putBack }) => `from step ${number} (${title}): ${putBack}`).join(" ")}`
      : "The guide has no word of its own on putting this back.",
    `If a screw or part is left over or the case does not close without force, open it again and look where it belongs${fed ? ", and keep the plug out until you know" : ""}.`,
    "What has been cut or glued for good cannot be undone; a repair café can tell whether it can be made good.",
  ].join(" ");
}
