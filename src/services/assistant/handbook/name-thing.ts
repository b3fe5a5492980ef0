const opening =
  /^(?:hi|hello|hey)?[, ]*(?:(?:i have|i['’]ve got|i own|it is|it['’]s|this is|we have)\s+)?(?:(?:an?|my|our|the|this|some)\s+)?/i;

const endOfName =
  /[,.;:(!?/\n]|\s[-–]|\s(?:from|bought|about|which|that|with|since|is|was|has|does|doesn['’]t|won['’]t|will|keeps|stopped|stops|not|isn['’]t|i|we|it|for|by|in|and|made|around|used)\b/i;

const longestInWords = 5;

/** What a person called the thing, short enough for "the …" in a sentence; "item" when no name can be made out. */
export function nameThing(description: string): string {
  const name = plainText(description).replace(opening, "").split(endOfName)[0]?.trim() ?? "";
  const words = name.split(" ").filter((word) => word !== "");
  if (words.length === 0 || words.length > longestInWords || !/\p{L}{2}/u.test(name)) return "item";
  const isPlainWord = /^\p{Lu}\p{Ll}+$/u.test(words[0] ?? "");
  return isPlainWord && words.length > 1 ? words.join(" ") : lowerFirst(words.join(" "));
}

/** A person's words without marks that Markdown would read, on one line. */
export function plainText(text: string): string {
  return text
    .replace(/[*_`~#<>[\]|\\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
