export type ItemCategory = "smartphone" | "computer" | "television" | "appliance" | "other";

/**
 * The keywords and their order are the specification's. A keyword counts as a word of its own, with
 * a plural or a model number behind it: "laptops", "iPhone13". So "upcycled" holds no "pc" and
 * "headphones" no "phone"; "smartphone" and "cellphone" are listed because they do mean a phone.
 */
const keywords: readonly (readonly [ItemCategory, RegExp])[] = [
  ["smartphone", wholeWord("(?:smart|cell)?phone|iphone|android")],
  ["computer", wholeWord("laptop|computer|pc")],
  ["television", wholeWord("tv|television")],
  ["appliance", wholeWord("refrigerator|fridge")],
];

function wholeWord(alternatives: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${alternatives})s?(?![a-z])`, "i");
}

/** What sort of thing a description speaks of; the first keyword in the specification's order wins. */
export function deriveItemCategory(description: string): ItemCategory {
  return keywords.find(([, pattern]) => pattern.test(description))?.[0] ?? "other";
}
