import { isStopped } from "../answer-emergency";
import type { ChatContext } from "../chat-context";
import type { KnowHow } from "./know-how";

const volts = /(\d+(?:[.,]\d+)?) ?(?:v|volts?)\b/g;

/** "My adapter says 9v and the radio says 6v." */
function compareVolts({ asked, page }: ChatContext): string {
  // "The shop only has 24", of volts; "only has 2000" speaks of the capacity.
  const only = /\bonly (?:has|have|got|sells?|did) (\d{1,2})\b/.exec(asked)?.[1];
  const said = [...asked.matchAll(volts)]
    .map(([, value = ""]) => value)
    .concat(only ?? [])
    .map((value) => Number(value.replace(",", ".")));
  const rule =
    "Volts, AC or DC, and plus and minus must be the same on both; the amps or milliamps of the adapter may be the same or higher, never lower.";
  const [first, ...others] = new Set(said);
  return others.length > 0
    ? `No: ${first} V and ${others.join(" or ")} V are not the same, and too many volts can destroy the board at once. ${rule}`
    : `${page.power === "rechargeable" ? "Only if your own charger says the same: other volts can set a battery on fire." : "That depends on what is printed on both."} ${rule}`;
}

/** Adapters, batteries, fuses and bulbs: what may feed it, and with how much. */
export const supply: readonly KnowHow[] = [
  {
    asked:
      /\b(?:take|pull|leave|remove|unplug|disconnect)\b.{0,15}\bbatter(?:y|ies)\b|\bbatter(?:y|ies)\b.{0,8}\bout\b/,
    answer: ({ page }) =>
      page.fault.id === "general-alarm"
        ? "Only to put a new one in, in the same minute: without it nobody is woken. A short chirp about once a minute asks for that new battery, or for a new alarm where it is past ten years. Until then leave the old one in, however it chirps."
        : null,
  },
  {
    asked:
      /^(?!.*\b(?:kill|danger\w*|shock|hurt|fuse)\b).*(?:\d ?(?:v|volts?)\b.*\d ?(?:v|volts?)\b|\d ?(?:v|volts?)\b.*\bonly (?:has|have|got|sells?|did) \d|\b(?:\d+ ?m?a(?:mps?)?|milliamps?|amps?)\b.*\b(?:adapter|charger|supply|use|enough|ok|okay|more|higher|bigger)\b|\b(?:adapter|charger|supply)\b.*\d ?(?:v|volts?|m?a|m?amps?|w|watts?)\b|\b(?:another|different|other|any|stronger|bigger) (?:\w+ )?(?:adapter|power supply)\b)/,
    answer: compareVolts,
  },
  {
    asked:
      /\d ?w(?:atts?)?\b.*\b(?:max\w*|instead|label|ok|okay|in it|bulb|stronger|brighter)\b|\b(?:stronger|brighter) bulb\b|\b(?:what|which|how many) watts?\b/,
    own: /\bwatts?\b/i,
    answer:
      "Never more watts than the label on the holder allows: holder and shade get too hot and can burn. An LED bulb gives the light of 60 W with 7 to 9 W of its own, so take one of those with the same base; what counts is the watts that it draws, not those that it replaces.",
  },
  {
    asked: /\bpolarity\b|\b(?:sign|symbol|picture)\b.*\b(?:dot|circle|ring|plus|minus)\b/,
    answer:
      "The small sign with a dot inside an open ring shows the polarity of a round plug: the dot is the inside of the plug, the ring its outside, and a line leads each to plus or minus. It must be the same on the adapter and on the thing.",
  },
  {
    asked: /\b(?:fast|quick|super|rapid|wireless|car|laptop|phone|usb(?:-c)?) charger\b/,
    answer:
      "A sound charger gives only what the thing asks for, so a fast one does no harm, but some things do not understand each other. Try a plain 5-volt charger of 10 W with a short cable on a wall socket: if it charges from that, the other charger or its cable is to blame.",
  },
  {
    asked:
      /\b(?:which|what|right|size|how (?:many|big)|3|5|13)\b.{0,20}\bfuse\b|\bfuse\b.{0,20}\b(?:which|what|size|rating|amps?|3 ?a|13 ?a)\b/,
    own: /\bfuse\b/i,
    answer:
      "The same amps, and the same letters for fast or slow, as are printed on the old one. In a British plug: 3 A up to 700 W, 13 A above; the rating plate tells the watts. Never a stronger one: the cord would be the fuse. If the new one blows as well, there is a fault, so leave it off.",
  },
  {
    asked: /\b(?:run|use|work|leave)\b.*\bwithout (?:the |a |its |any )?batter(?:y|ies)\b/,
    own: /\bwithout (?:the |a )?battery\b/i,
    answer: ({ page }) =>
      page.power === "rechargeable"
        ? `Where the battery comes out by hand, most run from their own charger without it; save often, since each tug on the cable switches it off. A built-in battery stays in unless the guide takes it out. One that bulges or gets hot: stop using the ${page.thing}.`
        : null,
  },
  {
    asked: /\bextension (?:lead|cord|cable|reel)\b|\bpower strip\b|\bmulti ?-?(?:plug|socket)\b/,
    own: /\bextension\b/i,
    answer:
      "What heats or has a strong motor goes straight into a wall socket: an extension lead gets hot under it, all the more on a reel that is wound up. For small things it is fine, one lead, never two in a row. To test, use the wall socket as well, so that the lead is ruled out.",
  },
  {
    asked:
      /\b(?:normal|ordinary|alkaline|standard|non[- ]?rechargeable|disposable) (?:aas?|aaas?|batter(?:y|ies)|cells?)\b/,
    own: /\b(?:ordinary|alkaline)\b/i,
    answer: ({ page }) =>
      page.power === "rechargeable"
        ? "No: what charges its cells would charge these too, and ordinary cells leak or burst when they are charged. Only rechargeable ones of the kind and the number that it had."
        : null,
  },
  {
    asked:
      /\brechargeables?\b.*\b(?:instead|ok|okay|use|fine|work|do)\b|\b(?:use|mix)\b.*\b(?:rechargeables?|old and new|different) ?(?:batteries)?\b/,
    own: /\bbatter(?:y|ies)\b/i,
    answer:
      "Never mix old and new, or two kinds: the weak one leaks. Rechargeable cells give 1.2 V instead of 1.5 V; most things take them, and some count them as empty. For a test take fresh ordinary ones of one brand.",
  },
  {
    asked:
      /\bswap\b.*\bparts?\b|\b(?:parts?|bits?) (?:from|off|out of) (?:the |my |an? )?(?:other|old|second|another|broken)\b|\bmake one (?:good|working)\b/,
    answer: (talk) =>
      isStopped(talk.page)
        ? null
        : `Yes, if both are the same model and the numbers printed on the parts agree: a second ${talk.page.thing} is the best box of spares there is. Mark which part came from which, move one part at a time and try after each. What the guide leaves closed stays closed on both.`,
  },
];
