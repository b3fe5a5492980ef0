/**
 * What was ruled out, to be read: the assistant's own sentences as they are, and the handbook's names of
 * causes ("steam-path") as words.
 */
export const nameTried = (tried: readonly string[]): string[] =>
  tried.map((one) => (/^[a-z\d-]+$/.test(one) ? one.replaceAll("-", " ") : one));
