import { itemTypes } from "virtual:handbook/item-types";

/** Whose it is tells nothing of what it is. */
const people =
  "(?:(?:great[- ]?)?(?:grand)?(?:father|mother|pa|ma|dad|mum|mom|daddy|mummy|son|daughter|child|parent)|gran|granny|nan|nana|grandad|grandpa|wife|husband|partner|sister|brother|aunt|auntie|uncle|cousin|friend|girlfriend|boyfriend|neighbou?r|boss|flatmate|kid|child|boy|girl|baby|toddler)";
const owner = new RegExp(`^(?:(?:my|our|his|her|their) )?${people}(?:s|['’]s|s['’]) (?=\\S)`, "i");
const ofOwner = new RegExp(`\\sof (?:my|our|his|her|their) (?:\\w+ )?${people}s?\\b.*$`, "i");

const opening =
  /^(?:hi|hello|hey)?[, ]*(?:(?:i have|i['’]ve got|i own|it is|it['’]s|this is|we have)\s+)?(?:(?:an?|my|our|the|this|some)\s+)?/i;

const endOfName =
  /[,.;:(!?/\n]|\s[-–]|\s(?:from|bought|about|which|that|with|since|is|was|has|does|doesn['’]t|won['’]t|will|keeps|stopped|stops|not|isn['’]t|i|we|it|for|by|in|and|made|home-?made|hand-?made|self-?made|around|used)\b/i;

const longestInWords = 5;

/** Names that say nothing. */
const vague =
  /^(?:(?:broken|old|new|my|some) )*(?:something|anything|things?|stuff|device|item|object|product|it|test)$/i;

const makers = new Set(
  itemTypes.flatMap((kind) => kind.makers.map((brand) => brand.toLowerCase())),
);

/** What a person called the thing, short enough for "the …" in a sentence; "item" when no name can be made out. */
export function extractItemName(description: string): string {
  const said = plainText(description).replace(opening, "").replace(owner, "").replace(ofOwner, "");
  const name = said.split(endOfName)[0]?.trim() ?? "";
  const [first = "", ...others] = name.split(" ").filter((word) => word !== "");
  if (others.length >= longestInWords || !/\p{L}{2}/u.test(name) || vague.test(name)) return "item";
  const isOrdinary = /^\p{Lu}\p{Ll}+$/u.test(first) && !makers.has(first.toLowerCase());
  return [isOrdinary ? first.toLowerCase() : first, ...others].join(" ");
}

/** A person's words without marks that Markdown would read, on one line. */
export function plainText(text: string): string {
  return text
    .replace(/[*_`~#<>[\]|\\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
