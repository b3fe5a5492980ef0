import type { KnowHow } from "./know-how";

/** What to look for on a label, and in a new one. */
export const buying: readonly KnowHow[] = [
  {
    asked:
      /\b(?:which|what|recommend|better|best|good)\b.*\b(?:new one|brand|make|model|replacement)\b.*\b(?:buy|get|best|recommend|good|for)\b|\b(?:which|what)(?:'s| is)? (?:a |the )?(?:better|best|good) \w+(?: \w+)? (?:for|to (?:buy|get))\b|\bhow do i know a new one\b/,
    evenWhenStopped: true,
    answer: ({ page }) =>
      `I name no makes. A ${page.thing} lasts if it can be opened with screws, if its spares are sold for years to come and if the worn parts come off by hand: look for the repairability score, ask for the price of one spare part before you buy, and look at used ones that were tested. Against burning: a mark of a test house, and never left running alone.`,
  },
  {
    asked:
      /\bmodel (?:no\.?|number|name)\b|\bwhich (?:model|one) (?:is it|do i have|have i got)\b|\btype (?:plate|number)\b|\brating plate\b/,
    evenWhenStopped: true,
    answer: ({ page }) =>
      `The model number stands on a plate or sticker at the back, underneath, in the door frame or in the battery compartment of the ${page.thing}, behind “Model”, “Type” or “E-Nr”: letters and digits, mostly shorter than the serial number (“S/N”), which is of no use for spares. Take a photo of it.`,
  },
];
