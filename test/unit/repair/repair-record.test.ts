import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import {
  productCategories,
  recordAsCsv,
  recordAsJson,
  repairRecord,
} from "~/features/repair/hand-off/record";
import { outcomes } from "~/features/repair/worth/tables";

const blank = {
  part: "",
  brand: "",
  year: "",
  category: "",
  status: "",
  barrier: "",
  group: "",
  country: "",
  date: "",
  problem: "It stays cold.",
};

const record = (filled: Partial<typeof blank> = {}, thing = "kettle") =>
  repairRecord("mendwise_1", thing, { ...blank, ...filled });

/** The names in the order of the published data, openrepair/data. */
const columns =
  "id,data_provider,country,partner_product_category,product_category,product_category_id,brand,year_of_manufacture,product_age,repair_status,repair_barrier_if_end_of_life,group_identifier,event_date,problem";

/** As a program that knows RFC 4180 reads it. */
const readCsv = (csv: string): Record<string, string>[] => parse(csv, { columns: true });

describe("a record of the Open Repair Data Standard", () => {
  it("has the standard's fields, filled with what is known", () => {
    const filled = {
      part: "the seal",
      brand: "Bosch",
      year: "2019",
      category: "Kettle",
      status: "Repairable",
      barrier: "Lack of equipment",
      group: "Repair Café Ghent",
      country: "bel",
      date: "2026-11-22",
    };
    const problem = "It stays cold.\n\nThe fuse has blown.";
    expect(record({ ...filled, problem })).toEqual({
      id: "mendwise_1",
      data_provider: "Mendwise",
      country: "BEL",
      partner_product_category: "kettle",
      product_category: "Kettle",
      product_category_id: 14,
      brand: "Bosch",
      year_of_manufacture: 2019,
      product_age: 7,
      repair_status: "Repairable",
      repair_barrier_if_end_of_life: null,
      group_identifier: "Repair Café Ghent",
      event_date: "2026-11-22",
      problem: "It stays cold. The fuse has blown. Suspected part: the seal",
    });
  });

  it("says nothing of what is not known, and knows of no outcome", () => {
    const { id, data_provider, repair_status, problem, partner_product_category, ...unknown } =
      record();
    expect([id, data_provider, repair_status, problem, partner_product_category]).toEqual([
      "mendwise_1",
      "Mendwise",
      "Unknown",
      "It stays cold",
      "kettle",
    ]);
    expect(new Set(Object.values(unknown))).toEqual(new Set([null]));
  });

  it("names a barrier only where the thing is beyond repair", () => {
    const barrier = "Product too worn out";
    expect(record({ status: "End of life", barrier })).toHaveProperty(
      "repair_barrier_if_end_of_life",
      barrier,
    );
  });

  it.each(["about 2019", "19", "20199", "1819", ""])("takes %j for no year", (year) => {
    expect(record({ year, date: "2026-11-22" })).toMatchObject({
      year_of_manufacture: null,
      product_age: null,
    });
  });

  it.each(["de", "deu1", "Be.", ""])("takes %j for no country", (country) => {
    expect(record({ country }).country).toBeNull();
  });

  it("knows no age without a date, or from before it was made", () => {
    expect(record({ year: "2019" }).product_age).toBeNull();
    expect(record({ year: "2019", date: "2018-05-01" }).product_age).toBeNull();
    expect(record({ year: "2019", date: "2019-05-01" }).product_age).toBe(0);
  });

  it("counts the standard's 40 categories as it does", () => {
    expect(productCategories.toSorted()).toEqual(Object.keys(outcomes).toSorted());
    for (const [category, id] of [
      ["Aircon/dehumidifier", 1],
      ["Laptop", 16],
      ["Toaster", 31],
      ["Iron", 40],
    ] as const)
      expect(record({ category }).product_category_id).toBe(id);
  });
});

describe("saved", () => {
  it("as JSON it is read back as it was", () => {
    expect(JSON.parse(recordAsJson(record({ brand: 'A "B"' })))).toEqual(
      record({ brand: 'A "B"' }),
    );
  });

  it("as CSV it has a line of names and one of values", () => {
    const csv = recordAsCsv(record());
    expect(csv).toBe(`${columns}\r\nmendwise_1,Mendwise,,kettle,,,,,,Unknown,,,,It stays cold\r\n`);
  });

  it("as CSV, commas, quotes and lines stay within their cell", () => {
    const problem = 'It says "E5", then\nnothing';
    const group = 'Café "Zum Löffel", Köln';
    const [row] = readCsv(recordAsCsv(record({ group, problem })));
    expect(row).toMatchObject({
      group_identifier: group,
      problem: 'It says "E5", then nothing',
    });
  });

  it.each([
    '=HYPERLINK("http://a.example","x")',
    "+1+1",
    "-2+3",
    "@SUM(A1)",
    '=cmd|" /C calc"!A0',
    "  =1+1",
    "\t=1+1",
  ])("as CSV, %j is a text to a spreadsheet", (brand) => {
    const [row] = readCsv(recordAsCsv(record({ brand, problem: brand }, brand)));
    for (const cell of [row?.brand, row?.problem, row?.partner_product_category])
      expect(cell).toMatch(/^'[=+\-@]/);
  });
});
