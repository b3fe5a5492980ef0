import { isStopped } from "../answer-emergency";
import type { ChatContext } from "../chat-context";
import type { KnowHow } from "./know-how";

/** Where a case stays shut: what lies inside, and not only whether the repair is safe. */
function sayWhatIsInside({ page }: ChatContext): string {
  switch (page.power) {
    case "mains":
    case null:
      return `Yes: mains parts, and in some things capacitors that stay charged for long after the plug is out. So the plug of the ${page.thing} comes out first, and what the guide leaves closed stays closed.`;
    case "rechargeable":
    case "battery":
      return `Hardly, as long as nothing bends, cuts or heats the battery of the ${page.thing}. Take it out or switch off first, and stop if it swells, smells or gets hot.`;
    case "none":
      return `There is no current in the ${page.thing}. Mind springs and sharp edges, and stop if something is under tension.`;
  }
}

const comesBack = ({ page, guide }: ChatContext) =>
  isStopped(page)
    ? null
    : `It can, if what caused it goes on. ${guide.prevention.length > 0 ? `To keep it away the guide says this: ${guide.prevention.join(" ")}` : "The guide names nothing to prevent it."}`;

function leaveItSo({ page, guide }: ChatContext): string | null {
  if (isStopped(page)) return null;
  const limits =
    guide.help.length > 0 ? ` Do not where any of this is so: ${guide.help.join(" ")}` : "";
  return `Yes, if it does what you need and does not get worse: a fault seldom mends itself, and small ones are the cheapest to mend.${limits}`;
}

/** "What causes a tingle?" beside a danger asks for a reason, and tells of nothing new. */
export const asksWhy =
  /^\W*(?:(?:but|and|so|ok) )*(?:what (?:makes|causes|would cause|could cause)|why (?:does|do|would|did) (?:it|they|this|that|the \w+))\b(?!.*\b(?:now|also|again|too)\b)/;

/** What is asked beside the repair, of nearly any thing. */
export const asides: readonly KnowHow[] = [
  {
    asked:
      /\b(?:can|could|will|would) you (?:please )?(?:call|ring|phone|contact|send|get|order|book)\b.{0,20}\b(?:someone|somebody|them|him|her|a \w+|the \w+|me|one|it|help|that)\b/,
    evenWhenStopped: true,
    answer: ({ page }) =>
      `No, I can only write here: I cannot call, send or order anything. For the ${page.thing} ring a workshop or a repair café yourself; with fire, gas or anybody hurt, the emergency number.`,
  },
  {
    asked: /\b(?:danger\w*|risky|harmful|shock me)\b.{0,12}\binside\b|\binside\b.{0,20}\bdanger\w*/,
    answer: sayWhatIsInside,
  },
  {
    asked:
      /\bwhy (?:is|was) (?:it|this|that) (?:so )?(?:dangerous|unsafe|risky|a danger)\b|\bwhy (?:do|did) (?:you|it) (?:say )?stop\b|\bwhat(?:'s|s| is) (?:so )?dangerous\b/,
    evenWhenStopped: true,
    answer: ({ page }) => (isStopped(page) ? `Because of this: ${page.causes[0].cause.why}` : null),
  },
  {
    asked:
      /^\W*(?:(?:but|and|so|ok) )*why(?: (?:did|does|has|is|would) (?:it|this|that) (?:happen(?:ed)?|break|broken|do (?:it|that|this)|fail(?:ed)?|like that))?\W*$|^\W*(?:(?:but|and|so|ok) )*what(?: on earth)? (?:makes?|made|causes?|caused|would cause|is causing|is making) (?:it|this|that)(?: (?:to )?(?:do (?:it|that|this)|happen|go wrong|like that))?\W*$/,
    evenWhenStopped: true,
    answer: ({ page }) => {
      const [{ cause }] = page.causes;
      return isStopped(page)
        ? `Because of this: ${cause.why}`
        : `Most likely because of this: ${cause.name}. ${cause.why}`;
    },
  },
  {
    asked: asksWhy,
    evenWhenStopped: true,
    answer: ({ page }) =>
      page.basis === "danger" ? `Because of this: ${page.causes[0].cause.why}` : null,
  },
  {
    asked: /\bwill (?:it|this|that) (?:come back|return)\b/,
    answer: comesBack,
  },
  {
    asked:
      /\b(?:can|could) (?:i|we) (?:just )?(?:leave|keep) (?:it|this|that) (?:like (?:this|that)|as it is|how it is|alone)\W*$/,
    answer: leaveItSo,
  },
  {
    asked:
      /\b(?:landlord|tenant|rent(?:ed|ing)?)\b.*\b(?:pay|pays|bill|must|has to|cost|who)\b|\bwho (?:has to )?pays?\b.*\blandlord\b/,
    evenWhenStopped: true,
    answer:
      "As a rule the landlord pays for what belongs to the home and wears out: heating, pipes, built-in appliances, locks, windows. The tenant pays for damage of their own making and, in some contracts, for small repairs. Tell the landlord in writing, with a photo, before you spend anything.",
  },
  {
    asked:
      /\b(?:which|what)\b.{0,20}\b(?:wire|core|colou?r|one)\b.{0,12}\b(?:live|neutral|earth)\b|\b(?:live|neutral)\b.{0,15}\b(?:which|what) (?:wire|colou?r)\b/,
    answer:
      "In Europe brown is live, blue is neutral, green and yellow is earth; in North America black is live, white is neutral, green or bare is earth. On old or cloth-covered cords colours tell nothing. In a lamp the live wire goes to the contact at the bottom of the holder. If you are not sure, have it done and tested.",
  },
  {
    asked:
      /\b(?:do|does|must|should|need)\b.{0,25}\b(?:earth|ground)(?:ed|ing)?(?: wire| pin| lead)?\W*$/,
    answer:
      "Look at the label: two squares, one in the other, mean that it is doubly insulated and has no earth. Anything else with a metal case needs three cores and an earth that reaches all metal, and it is never left off. If the old cord had an earth, so has the new one.",
  },
];
