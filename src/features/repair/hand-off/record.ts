import type { FieldValues, RecordField } from "~/features/repair/hand-off-state";
import type { OutcomeCategory } from "~/features/repair/worth/tables";

/*
 * A repair as one record of the Open Repair Data Standard, version 0.3 (openrepair.org, CC BY-SA 4.0):
 * the field names, their order and the code lists are those of the data that its partners publish.
 */

/** `product_category`; its place in the list, counted from 1, is its id. */
export const productCategories = [
  "Aircon/dehumidifier",
  "Battery/charger/adapter",
  "Decorative or safety lights",
  "Desktop computer",
  "Digital compact camera",
  "DSLR/video camera",
  "Fan",
  "Flat screen",
  "Hair & beauty item",
  "Handheld entertainment device",
  "Headphones",
  "Hi-Fi integrated",
  "Hi-Fi separates",
  "Kettle",
  "Lamp",
  "Laptop",
  "Large home electrical",
  "Misc",
  "Mobile",
  "Musical instrument",
  "Paper shredder",
  "PC accessory",
  "Portable radio",
  "Power tool",
  "Printer/scanner",
  "Projector",
  "Sewing machine",
  "Small home electrical",
  "Small kitchen item",
  "Tablet",
  "Toaster",
  "Toy",
  "TV and gaming-related accessories",
  "Vacuum",
  "Watch/clock",
  "Coffee maker",
  "Food processor",
  "Games console",
  "Hair dryer",
  "Iron",
] as const satisfies readonly OutcomeCategory[];

export const repairStatuses = ["Unknown", "Fixed", "Repairable", "End of life"] as const;

export const repairBarriers = [
  "Spare parts not available",
  "Spare parts too expensive",
  "No way to open the product",
  "Repair information not available",
  "Lack of equipment",
  "Product too worn out",
] as const;

/** What the record takes for a year; anything else stays out of it. */
export const yearOfManufacture = /^(?:19|20)\d\d$/;

/** And for a country: the three letters of ISO 3166-1. */
export const countryLetters = /^[a-z]{3}$/i;

type Filled = Pick<FieldValues, RecordField>;

/** @returns the record; null where nothing is known */
export function repairRecord(id: string, thing: string, filled: Filled) {
  const { brand, year = "", category, status, barrier, group, country = "", date = "" } = filled;
  const { problem, part } = filled;
  const place = productCategories.findIndex((one) => one === category);
  const made = yearOfManufacture.test(year.trim()) ? Number(year) : null;
  return {
    id,
    data_provider: "Mendwise",
    country: countryLetters.test(country.trim()) ? country.trim().toUpperCase() : null,
    partner_product_category: orNull(thing),
    product_category: orNull(category),
    product_category_id: place < 0 ? null : place + 1,
    brand: orNull(brand),
    year_of_manufacture: made,
    product_age: made === null ? null : ageIn(date, made),
    repair_status: status || repairStatuses[0],
    repair_barrier_if_end_of_life: status === "End of life" ? orNull(barrier) : null,
    group_identifier: orNull(group),
    event_date: orNull(date),
    problem: sentences([problem, part && `Suspected part: ${part}`]),
  };
}

export type RepairRecord = ReturnType<typeof repairRecord>;

/** Years from the year it was made to that of the date; null where there is no such date. */
function ageIn(date: string, made: number): number | null {
  const age = Number(date.slice(0, 4)) - made;
  return date !== "" && age >= 0 ? age : null;
}

const orNull = (words = "") => oneLine(words) || null;

const oneLine = (words: string) => words.replaceAll(/\s+/g, " ").trim();

/** One after the other on one line, each with its full stop but the last. */
export function sentences(texts: readonly (string | undefined)[]): string {
  return texts
    .map((text = "") => oneLine(text).replace(/\.$/, ""))
    .filter((text) => text !== "")
    .join(". ");
}

export const recordAsJson = (record: RepairRecord) => `${JSON.stringify(record, null, 2)}\n`;

/** One line of names and one of values, by RFC 4180. */
export function recordAsCsv(record: RepairRecord): string {
  const rows = [Object.keys(record), Object.values(record).map((value) => String(value ?? ""))];
  return rows.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

/**
 * A cell in quotes where it needs them. What a spreadsheet would take for a formula is made text by an
 * apostrophe, as OWASP advises against CSV injection.
 */
function csvCell(words: string): string {
  const harmless = /^[=+\-@\t\r]/.test(words) ? `'${words}` : words;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
