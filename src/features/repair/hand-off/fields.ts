import type {
  FieldValues,
  HandOffField,
  OfferField,
  RecordField,
} from "~/features/repair/hand-off-state";
import {
  countryLetters,
  productCategories,
  repairBarriers,
  repairStatuses,
  yearOfManufacture,
} from "./record";

export type FieldLook<Name extends HandOffField = HandOffField> = {
  name: Name;
  label: string;
  hint?: string;
  /** To choose among. */
  options?: readonly string[];
  /** Takes several lines. */
  isLong?: true;
  type?: "date";
  inputMode?: "numeric";
  maxLength?: number;
  /** What the record can use; anything else is marked once the field is left. */
  pattern?: RegExp;
};

const recordLooks: readonly FieldLook<RecordField>[] = [
  { name: "part", label: "Suspected part" },
  { name: "brand", label: "Brand" },
  {
    name: "year",
    label: "Year of manufacture",
    hint: "Four digits, such as 2019. Anything else stays out of the record",
    inputMode: "numeric",
    maxLength: 4,
    pattern: yearOfManufacture,
  },
  { name: "category", label: "Kind of thing", options: ["", ...productCategories] },
  { name: "status", label: "What became of it", options: repairStatuses },
  { name: "barrier", label: "Why it is beyond repair", options: ["", ...repairBarriers] },
  { name: "group", label: "Repair café or group" },
  {
    name: "country",
    label: "Country",
    hint: "Three letters, such as DEU. Anything else stays out of the record",
    pattern: countryLetters,
  },
  { name: "date", label: "Date", type: "date" },
  { name: "problem", label: "Problem, as the record tells it", isLong: true, maxLength: 2000 },
];

export const offerLooks: readonly FieldLook<OfferField>[] = [
  { name: "repairer", label: "Repairer" },
  { name: "address", label: "Address", isLong: true },
  { name: "contact", label: "Telephone, email, other ways to reach them", isLong: true },
  { name: "goods", label: "Thing to be repaired", isLong: true },
  { name: "defect", label: "Defect", isLong: true },
  { name: "repair", label: "Repair suggested", isLong: true },
  {
    name: "price",
    label: "Price",
    hint: "Or how it will be worked out, and the most it can be",
    isLong: true,
  },
  { name: "time", label: "Time to complete the repair" },
  { name: "replacement", label: "Replacement to borrow meanwhile, and its cost", isLong: true },
  { name: "place", label: "Where it is handed over", isLong: true },
  { name: "services", label: "Removal, installation, transport, and what they cost", isLong: true },
  { name: "validity", label: "The offer holds", hint: "At least 30 days" },
];

/** Why it is beyond repair is asked only where it is. */
export const recordLooksFor = ({ status }: FieldValues) =>
  recordLooks.filter(({ name }) => name !== "barrier" || status === "End of life");
