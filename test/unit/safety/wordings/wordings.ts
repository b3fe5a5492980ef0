/**
 * How people tell of one danger. Sentences stand in one string, parted by semicolons, so that many
 * fit on a screen; each of them alone has to raise the danger.
 */
export type Wordings = {
  /** What is said, by the thing that it is said of. */
  said?: Readonly<Record<string, string>>;
  /** The things, by what is said of each of them. */
  things?: Readonly<Record<string, string>>;
  /** What an assistant must not write. */
  advised?: string;
  /** What sounds nearly like it and is harmless, by the thing. */
  harmless?: Readonly<Record<string, string>>;
  /** Things that sound nearly like those meant, by what is said of each of them. */
  harmlessThings?: Readonly<Record<string, string>>;
  /** What an assistant may well write. */
  mayAdvise?: string;
};

/** By the id of the danger. */
export type WordingsById = Readonly<Record<string, Wordings>>;

export function parts(text: string): string[] {
  return text
    .split(";")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter((part) => part !== "");
}
