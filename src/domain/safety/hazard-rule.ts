/**
 * How far a rule reaches: only for a professional, only for replacing, or to be done with care.
 * The first two take the steps away.
 */
export type HazardSeverity = "stop" | "replace" | "caution";

/** What a person is told of a danger. */
export type Hazard = {
  id: string;
  severity: HazardSeverity;
  heading: string;
  /** One sentence. */
  why: string;
  /** What to do now. */
  now: string;
  /** Words of the steps in which a caution matters. */
  atStep?: RegExp;
};

/**
 * One danger and the words that tell of it. The patterns meet text as `readClauses` leaves it, one
 * clause at a time, and a mention that is denied ("no burning smell") does not count.
 */
export type HazardRule = Hazard & {
  /** Raises it wherever the person writes it. */
  told?: RegExp;
  /** The thing. Without a fault it counts in the description alone, with one wherever it is named. */
  item?: RegExp;
  /** What must be said besides of that thing. */
  fault?: RegExp;
  /** Raises it in the assistant's own text: an instruction, or its name for the thing in the photo. */
  advised?: RegExp;
  /** Holds the words of a pattern and means something harmless. */
  unless?: RegExp;
};
