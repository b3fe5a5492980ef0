/** How a step is against the handbook. */
export type FindingKind = "unplug" | "opening" | "value" | "other-cause";

export type Finding = {
  kind: FindingKind;
  /** What is against it, in one plain sentence. */
  says: string;
  /** The handbook's own words, or those of the safety rules. */
  quote: string;
};

/** What a page or the safety rules leave to nobody or to others. */
export const forbidden = (says: string, quote: string): Finding => ({
  kind: "opening",
  says,
  quote,
});

/** It is worked on while it has its power. */
export const powerLeftOn = (quote: string): Finding => ({
  kind: "unplug",
  says: "It leaves the power on while you open or measure.",
  quote,
});
