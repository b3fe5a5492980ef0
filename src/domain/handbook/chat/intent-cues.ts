import type { Concept } from "./intent-lexicon";
import type { Intent } from "./intent";

/** What the page and its guide let a message be known for, beside the words of the lexicon. */
export type Sign =
  | "guideTool"
  | "guideWord"
  | "ownTrouble"
  | "hazard"
  | "term"
  | "short"
  | "foreign"
  | "strange"
  | "acted"
  | "question"
  | "bareWord";

type Heard = Concept | Sign;

/** All of it must be heard, and nothing behind a "!"; then it counts for this much. */
export type Cue = readonly [weight: number, ...heard: readonly (Heard | `!${Heard}`)[]];

export const cues: Readonly<Record<Exclude<Intent, "other">, readonly Cue[]>> = {
  "new-danger": [
    [5, "hazard", "!risk"],
    [6, "hazard", "!question"],
    [4.5, "danger", "!risk", "!carryOn"],
    [-3, "danger", "meaning"],
    [-3, "danger", "look"],
  ],
  "language-request": [
    [2, "language"],
    [3, "language", "speak"],
    [6, "foreign"],
  ],
  warranty: [[6, "warranty"]],
  "step-failed": [
    [3, "failed"],
    [2, "tried", "failed"],
    [2, "tried", "not", "!question"],
    [2, "tried", "still", "!worksNow"],
    [3, "tried", "still"],
    [2.5, "tried", "ownTrouble", "!question"],
    [2.2, "still", "not"],
    [2.2, "still", "ownTrouble"],
    [1.2, "still"],
    [1.5, "acted", "!question"],
    [1.5, "acted", "trouble", "!question"],
    [2, "tried", "trouble", "!question", "!worksNow"],
    [-3, "worksNow", "but", "!tried"],
  ],
  "new-symptom": [
    [2.5, "worksNow", "but"],
    [2, "worksNow", "but", "trouble"],
    [2.5, "fresh", "trouble"],
    [1, "worksNow", "trouble", "!tried"],
    [1, "fresh"],
    [3, "worksNow", "comma", "trouble", "!question"],
  ],
  "undo-or-reassemble": [[4, "putBack"]],
  "tool-missing": [
    [4, "lacks", "tool"],
    [1, "lacks", "guideTool"],
    [4, "makeDo", "tool"],
    [4, "only", "tool"],
    [1, "lacks"],
  ],
  "substitute-material": [
    [4.5, "makeDo", "material"],
    [-3, "failed", "!question"],
    [2, "lacks", "material"],
    [1.5, "material", "question"],
    [1, "makeDo"],
  ],
  "is-it-safe": [
    [5, "risk"],
    [-3, "risk", "notFound"],
    [2.5, "carryOn"],
    [1.5, "carryOn", "question"],
  ],
  "where-to-buy": [
    [3.2, "buy"],
    [-9, "wants"],
    [2, "buy", "where"],
    [1, "buy", "question"],
  ],
  "cost-or-worth-it": [
    [4.2, "cost"],
    [1, "cost", "question"],
  ],
  "how-long": [
    [3.2, "duration"],
    [2, "duration", "timeUnit"],
    [1, "duration", "question"],
    [1, "timeUnit"],
  ],
  "professional-where": [
    [3.5, "expert"],
    [1.5, "expert", "question"],
    [2, "somebody"],
    [2, "somebody", "question"],
    [2.5, "giveUp"],
  ],
  "part-name-or-look": [
    [4, "look"],
    [4, "called"],
    [1, "called", "thingy"],
    [1, "look", "thingy"],
  ],
  "cannot-find-part": [
    [4, "notFound"],
    [3, "whereIs"],
  ],
  "clarify-word": [
    [2.5, "meaning"],
    [-9, "wants"],
    [3, "meaning", "term"],
    [1.5, "meaning", "guideWord"],
    [4, "term", "short", "question"],
    [3, "bareWord"],
    [-4, "ofGuide"],
  ],
  thanks: [
    [4, "thanks", "!but", "!question"],
    [1.5, "thanks"],
    [3.5, "delight", "!but", "!question"],
  ],
  "off-topic": [
    [4.5, "smallTalk"],
    [2.2, "strange", "question"],
  ],
};
