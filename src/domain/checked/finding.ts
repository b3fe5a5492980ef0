/** How a step is against the handbook. */
export type FindingKind = "unplug" | "opening" | "value" | "other-cause";

export type Finding = {
  kind: FindingKind;
  /** What is against it, in one plain sentence. */
  says: string;
  /** The handbook's own words, or those of the safety rules. */
  quote: string;
};
