import type { ConceptId } from "./concepts";
import type { Language } from "~/domain/language/recognise-language";

/**
 * How far a rule reaches: only for a professional, only for replacing, or to be done with care.
 * The first two take the steps away.
 */
export type HazardSeverity = "stop" | "replace" | "caution";

/** What a person is told of a danger. */
export type HazardText = {
  heading: string;
  /** One sentence. */
  why: string;
  /** What to do now. */
  now: string;
};

export type Hazard = HazardText & {
  id: string;
  severity: HazardSeverity;
  /** Words of the steps in which a caution matters. */
  atStep?: RegExp;
  /** What is left of `now` where the plug is out already, and the words of the steps in which it matters. */
  unplugged?: { now: string; atStep?: RegExp };
  /** Which of its signs were told, where there are words for them: "sparked and smoked". */
  signs?: string;
  /** The same in the language that the danger was told in, where that is not English. */
  inLanguage?: HazardText & { lang: Exclude<Language, "en"> };
};

/**
 * One danger and what tells of it, each line by itself:
 * - `shock`: the concept is named in a clause, wherever the person writes it.
 * - `trips + supply < 4`: both in one clause, with fewer than four words between them (or six, where
 *   nothing is said). A "no" before the first of them takes it back.
 * - `mains: melts`: besides, such a thing is named somewhere. `helmet:` alone: the description names it.
 *   Several things are parted by a slash; `oldHouse: paintWord: sanding` asks for one of each.
 *   `is bike:` asks that the description names it; `not toyThing:` that nothing does; in a line without
 *   a sign, `told chirp:` that it is named anywhere.
 * - `stated lithiumThing: opensCell`: in the chat it has to be told. "How do I …" does not raise it.
 */
export type HazardRule = Hazard & {
  when: readonly string[];
  /** Things that it cannot be about: the cord of headphones is not on the mains. */
  notOf?: ConceptId;
  /** Raises it in the assistant's own text: an instruction, or its name for the thing in the photo. */
  advised?: ConceptId;
};
