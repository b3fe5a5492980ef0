import { z } from "zod";

/** What a person can fill in on the hand-off sheet: for the café's records, and for a repairer's offer. */
export const recordFields = [
  "part",
  "brand",
  "year",
  "category",
  "status",
  "barrier",
  "group",
  "country",
  "date",
] as const;

/** As annex I of Directive (EU) 2024/1799 lists them. */
export const offerFields = [
  "repairer",
  "address",
  "contact",
  "goods",
  "defect",
  "repair",
  "price",
  "time",
  "replacement",
  "place",
  "services",
  "validity",
] as const;

const field = z.enum([...recordFields, ...offerFields]);

export const handOffState = z.object({
  /** Of the record, once and for all. */
  id: z.string(),
  /** What was filled in or changed; the rest stands as it was suggested. */
  filled: z.partialRecord(field, z.string()),
});

export type HandOffState = z.infer<typeof handOffState>;
export type HandOffField = z.infer<typeof field>;
export type RecordField = (typeof recordFields)[number];
export type OfferField = (typeof offerFields)[number];
