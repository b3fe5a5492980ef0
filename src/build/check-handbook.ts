import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { dangerSchema } from "../domain/handbook/danger-schema.ts";
import { faultSchema } from "../domain/handbook/fault-schema.ts";
import {
  findFlaws,
  findFlawsOfFaq,
  findFlawsOfKind,
  findFlawsOfParts,
  type Flaw,
} from "../domain/handbook/find-flaws.ts";
import type { Asked, Fault, Item, Part } from "../domain/handbook/schema.ts";
import { repairCategories } from "../domain/repair-categories.ts";
import {
  type ItemFolder,
  complaintsFile,
  faqFile,
  itemFile,
  listDangerPages,
  listFaults,
  listGeneralPages,
  listItems,
  listStrayFiles,
  nameOf,
  partsFile,
  readFaq,
  readFault,
  readFragments,
  readItem,
  readOtherThings,
  readParts,
  toldFile,
} from "./read-handbook.ts";
import { describeFlaw, HandbookError, named, readYaml } from "./read-yaml.ts";
import { addToldAnswers } from "./told-answers.ts";
import { addToldComplaints } from "./told-complaints.ts";

/** Everything that is wrong in the handbook's files, by file and line; empty when all is well. */
export function checkHandbook(): string[] {
  const wrongs = [...collect(readOtherThings), ...collect(readFragments)];
  if (wrongs.length > 0) return wrongs;
  const fault = faultSchema(readFragments());
  const danger = dangerSchema(readFragments());
  const items = listItems();
  return [
    ...items.flatMap((item) => checkItem(item, fault)),
    ...items
      .filter(({ id }, place) => items.findIndex((other) => other.id === id) < place)
      .map((item) => told(itemFile(item), { path: [], message: `${item.id} is there twice` })),
    ...listStrayFiles().map(
      (file) => `${named(file)}: is no name for a page: small letters, digits, hyphens, then .yaml`,
    ),
    ...listGeneralPages().flatMap((file) => checkFault(file, "general", "none", fault).wrongs),
    ...listDangerPages().flatMap((file) => collect(() => readYaml(file, danger))),
  ];
}

type FaultSchema = ReturnType<typeof faultSchema>;

function checkItem(folder: ItemFolder, schema: FaultSchema): string[] {
  const file = itemFile(folder);
  let power: Item["power"] = "none";
  const wrongs = collect(() => ({ power } = readItem(folder)));
  const checked = listFaults(folder).map((one) => checkFault(one, folder.id, power, schema));
  const faults = checked.flatMap(({ fault }) => fault ?? []);
  return [
    ...wrongs,
    ...checkParts(folder),
    ...checkFaq(folder),
    ...checked.flatMap((one) => one.wrongs),
    ...(faults.length < checked.length ? [] : checkTogether(folder, faults)),
    ...(repairCategories.some(({ id }) => id === folder.category)
      ? []
      : [
          told(dirname(file), {
            path: [],
            message: `${folder.category} is no category, but ${repairCategories.map(({ id }) => id).join(", ")}`,
          }),
        ]),
  ];
}

/** What is wrong with a kind that only shows once all its faults are read. */
export function checkTogether(folder: ItemFolder, faults: readonly Fault[]): string[] {
  return [
    ...findFlawsOfKind(faults).map((flaw) => told(itemFile(folder), flaw)),
    ...collect(() => addToldAnswers(faults, toldFile(folder))),
    ...collect(() => addToldComplaints(faults, folder.id, complaintsFile(folder))),
  ];
}

function checkParts(folder: ItemFolder): string[] {
  let parts: readonly Part[] = [];
  const wrongs = collect(() => (parts = readParts(folder)));
  return [...wrongs, ...findFlawsOfParts(parts).map((flaw) => told(partsFile(folder), flaw))];
}

function checkFaq(folder: ItemFolder): string[] {
  let faq: readonly Asked[] = [];
  const wrongs = collect(() => (faq = readFaq(folder)));
  const faults = listFaults(folder).map(nameOf);
  return [...wrongs, ...findFlawsOfFaq(faq, faults).map((flaw) => told(faqFile(folder), flaw))];
}

function checkFault(file: string, kindId: string, power: Item["power"], schema: FaultSchema) {
  let fault: Fault | undefined;
  const wrongs = collect(() => (fault = readFault(file, kindId, schema)));
  const flaws = fault ? findFlaws(fault, power) : [];
  return { fault, wrongs: [...wrongs, ...flaws.map((flaw) => told(file, flaw))] };
}

/** What stops a reading, line by line. */
function collect(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof HandbookError)) throw error;
    return error.message.split("\n");
  }
}

function told(file: string, flaw: Flaw): string {
  return describeFlaw(file, flaw.path.length > 0 ? readFileSync(file, "utf8") : "", flaw);
}
