import type { Reading } from "./read-reading";

/** What a reading says, and what follows for the cause. */
export type Verdict = {
  state: "good" | "weak" | "bad" | "unclear";
  /** What the part is like. */
  says: string;
  /** What to make of it. */
  means: string;
};

/** Before something was mended a measurement looks for the cause; after it, it proves the work. */
export type Time = "before" | "after";

export const loneOne: Verdict = {
  state: "unclear",
  says: "A lone 1 can mean two things.",
  means:
    "At the left edge of an older meter it means no connection: type OL. If it is one ohm, type 1.0.",
};

export const notUnderstood: Verdict = {
  state: "unclear",
  says: "That is no reading of this kind.",
  means:
    "Type what the display shows, such as 0.4, 26.5 or OL. Check that the dial is as said above.",
};

export const onlyBeeped: Verdict = {
  state: "unclear",
  says: "A beep says that there is a connection, and not how good it is.",
  means: "Turn the dial to Ω, and type the number.",
};

const meanings = {
  before: {
    good: "What you measured here is sound. If there is nothing else like it to measure, the cause lies elsewhere: “Not working” at the bench names what to look at next.",
    bad: "This fits the cause that the guide deals with. Go on with the next step.",
  },
  after: {
    good: "The repair holds here. Go on.",
    bad: "Leave the plug out. Look at each joint of the repair again, then measure again.",
  },
} as const;

export function verdict(state: "good" | "bad", says: string, time: Time): Verdict {
  return { state, says, means: meanings[time][state] };
}

/** The value of a reading in ohms, where a beep counts as none and nothing as endless. */
export function ohmsOf(reading: Exclude<Reading, { is: "lone one" }>): number {
  switch (reading.is) {
    case "open":
      return Infinity;
    case "connected":
      return 0;
    case "number":
      return reading.value;
  }
}
