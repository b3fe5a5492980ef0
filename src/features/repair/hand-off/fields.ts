import type { HandOffField, OfferField, RecordField } from "~/features/repair/hand-off-state";
import { productCategories, repairBarriers, repairStatuses } from "./record";

export type FieldLook = {
  label: string;
  hint?: string;
  /** To choose among, after a blank one. */
  options?: readonly string[];
  type?: "date";
  inputMode?: "numeric";
  maxLength?: number;
};

export const recordLooks: Record<RecordField, FieldLook> = {
  part: { label: "Suspected part" },
  brand: { label: "Brand" },
  year: { label: "Year of manufacture", inputMode: "numeric", maxLength: 4 },
  category: { label: "Kind of thing", options: productCategories },
  status: { label: "What became of it", options: repairStatuses },
  barrier: { label: "Why it is beyond repair", options: repairBarriers },
  group: { label: "Repair café or group" },
  country: { label: "Country", hint: "Three letters, such as DEU", maxLength: 3 },
  date: { label: "Date", type: "date" },
};

export const offerLooks: Record<OfferField, FieldLook> = {
  repairer: { label: "Repairer" },
  address: { label: "Address" },
  contact: { label: "Telephone, e-mail, other ways to reach them" },
  goods: { label: "Thing to be repaired" },
  defect: { label: "Defect" },
  repair: { label: "Repair suggested" },
  price: {
    label: "Price",
    hint: "Or how it will be worked out, and the most it can be",
  },
  time: { label: "Time to complete the repair" },
  replacement: { label: "Replacement to borrow meanwhile, and its cost" },
  place: { label: "Where it is handed over" },
  services: { label: "Removal, installation, transport, and what they cost" },
  validity: { label: "The offer holds", hint: "At least 30 days" },
};

export type FieldValues = Readonly<Record<HandOffField, string>>;
