import { z } from "zod";

const words = z.string().optional().catch(undefined);

/** For a café's records. */
const recordFields = {
  part: words,
  brand: words,
  year: words,
  category: words,
  status: words,
  barrier: words,
  group: words,
  country: words,
  date: words,
  problem: words,
};

/** What a repairer tells with an offer, as annex I of Directive (EU) 2024/1799 lists it. */
const offerFields = {
  repairer: words,
  address: words,
  contact: words,
  goods: words,
  defect: words,
  repair: words,
  price: words,
  time: words,
  replacement: words,
  place: words,
  services: words,
  validity: words,
};

/** The hand-off sheet as it was left. */
export const handOffState = z.object({
  /** Of the record, once and for all. */
  id: z.string(),
  /** What was filled in or changed; the rest stands as it was suggested. */
  filled: z.object({ ...recordFields, ...offerFields }),
});

export type HandOffState = z.infer<typeof handOffState>;
export type RecordField = keyof typeof recordFields;
export type OfferField = keyof typeof offerFields;
export type HandOffField = RecordField | OfferField;
/** What stands in the fields. */
export type FieldValues = HandOffState["filled"];
