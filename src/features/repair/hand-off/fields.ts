import type { HandOffField, OfferField, RecordField } from "~/features/repair/hand-off-state";
import { productCategories, repairBarriers, repairStatuses } from "./record";

export type FieldLook<Name extends HandOffField = HandOffField> = {
  name: Name;
  label: string;
  hint?: string;
  /** To choose among. */
  options?: readonly string[];
  type?: "date";
  inputMode?: "numeric";
  maxLength?: number;
};

export const recordLooks: readonly FieldLook<RecordField>[] = [
  { name: "part", label: "Suspected part" },
  { name: "brand", label: "Brand" },
  { name: "year", label: "Year of manufacture", inputMode: "numeric", maxLength: 4 },
  { name: "category", label: "Kind of thing", options: ["", ...productCategories] },
  { name: "status", label: "What became of it", options: repairStatuses },
  { name: "barrier", label: "Why it is beyond repair", options: ["", ...repairBarriers] },
  { name: "group", label: "Repair café or group" },
  { name: "country", label: "Country", hint: "Three letters, such as DEU", maxLength: 3 },
  { name: "date", label: "Date", type: "date" },
];

export const offerLooks: readonly FieldLook<OfferField>[] = [
  { name: "repairer", label: "Repairer" },
  { name: "address", label: "Address" },
  { name: "contact", label: "Telephone, e-mail, other ways to reach them" },
  { name: "goods", label: "Thing to be repaired" },
  { name: "defect", label: "Defect" },
  { name: "repair", label: "Repair suggested" },
  { name: "price", label: "Price", hint: "Or how it will be worked out, and the most it can be" },
  { name: "time", label: "Time to complete the repair" },
  { name: "replacement", label: "Replacement to borrow meanwhile, and its cost" },
  { name: "place", label: "Where it is handed over" },
  { name: "services", label: "Removal, installation, transport, and what they cost" },
  { name: "validity", label: "The offer holds", hint: "At least 30 days" },
];
