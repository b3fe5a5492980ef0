/** What people say of a danger, and what only sounds like it: "thing: what is said; thing: what is said". */
export type Meaning = { danger: string; harmless: string };

export type Meanings = Readonly<Record<string, Meaning>>;

export function sentences(text: string): [thing: string, said: string][] {
  return text
    .split(";")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter(Boolean)
    .map((part) => {
      const [thing = "", ...said] = part.split(": ");
      return [thing, said.join(": ")];
    });
}
