/** "In english please: how do I …": what is asked stands behind it. */
export function withoutLanguage(written: string): string {
  const rest =
    /^\W*(?:please )?(?:in english(?:,? please)?|english,? please)\s*[:,.;–-]\s*(\S.*)$/isu.exec(
      written,
    );
  return rest?.[1] ?? written;
}

/** "Will it explode lol": how it is said tells nothing of what is asked. */
export const withoutLaughter = (written: string): string =>
  written.replace(/(?<=\w[,?!.]?)[ ,]+(?:lol|lmao|rofl|haha\w*|hehe\w*)(?=\W*$)/iu, "");

/** A message in small letters, with the slips of phones that the replies' patterns would stumble over put right. */
export function mendSpelling(message: string): string {
  return (
    message
      .toLowerCase()
      .replace(/[’`´]/g, "'")
      // "Dont", as it is typed on a phone.
      .replace(/\b(do|does|did|have|has|had|is|are|was|were|could|would|should)nt\b/g, "$1n't")
      .replace(/\b((?:do|will|would|did|could|can|might) (?:i|we)|to|not) loose\b/g, "$1 lose")
      .replace(/\b(?:wich|whitch|witch)\b/g, "which")
      .replace(/\brechargable/g, "rechargeable")
  );
}
