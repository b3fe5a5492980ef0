import { existsSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { dangerSchema } from "../domain/handbook/danger-schema.ts";
import { faultSchema } from "../domain/handbook/fault-schema.ts";
import {
  type Asked,
  type DangerPage,
  type Fault,
  type Item,
  itemSchema,
  type OtherThings,
  otherThingsSchema,
  type Part,
} from "../domain/handbook/schema.ts";
import { faqSchema } from "../domain/handbook/faq-schema.ts";
import { partsSchema } from "../domain/handbook/parts-schema.ts";
import { type Fragments, fragmentsSchema } from "../domain/handbook/step-schema.ts";
import { readYaml } from "./read-yaml.ts";
import { addToldAnswers } from "./told-answers.ts";
import { addToldComplaints } from "./told-complaints.ts";

/** Where the handbook's files are. */
export const contentFolder = resolve(import.meta.dirname, "../handbook/en");

/** A kind of thing, told by the place of its folder. */
export type ItemFolder = { id: string; category: string };

/** The folders of pages that belong to no kind of thing. */
const generalFolder = join(contentFolder, "general");
const dangerFolder = join(contentFolder, "dangers");

/** The folder of every kind of thing, in the order of their ids. */
export function listItems(): ItemFolder[] {
  return foldersIn(contentFolder)
    .filter((category) => ![generalFolder, dangerFolder].includes(join(contentFolder, category)))
    .flatMap((category) => foldersIn(join(contentFolder, category)).map((id) => ({ id, category })))
    .toSorted(byId);
}

/** What every `item.yaml` tells, the commonest kinds first: a maker's name alone means the first. */
export function readItems(): (Item & ItemFolder)[] {
  return listItems()
    .map(readItem)
    .toSorted((a, b) => b.weight - a.weight || byId(a, b));
}

/** The file on a kind of thing. */
export const itemFile = ({ id, category }: ItemFolder) =>
  join(contentFolder, category, id, "item.yaml");

/** The file on what people answer to the questions of a kind's faults; not every kind has one. */
export const toldFile = ({ id, category }: ItemFolder) =>
  join(contentFolder, category, id, "answers.txt");

/** The file on what people say who have a kind's faults; not every kind has one. */
export const complaintsFile = ({ id, category }: ItemFolder) =>
  join(contentFolder, category, id, "complaints.txt");

/** The file on a kind's parts; not every kind has one. */
export const partsFile = ({ id, category }: ItemFolder) =>
  join(contentFolder, category, id, "parts.yaml");

/** What a kind's parts are, as far as its `parts.yaml` tells. */
export function readParts(folder: ItemFolder): Part[] {
  const file = partsFile(folder);
  return existsSync(file) ? readYaml(file, partsSchema) : [];
}

/** The file on what people ask beside a kind's guides; not every kind has one. */
export const faqFile = ({ id, category }: ItemFolder) =>
  join(contentFolder, category, id, "faq.yaml");

/** What people ask beside a kind's guides, as far as its `faq.yaml` tells. */
export function readFaq(folder: ItemFolder): Asked[] {
  const file = faqFile(folder);
  return existsSync(file) ? readYaml(file, faqSchema) : [];
}

/** What `item.yaml` tells of a kind. */
export function readItem({ id, category }: ItemFolder): Item & ItemFolder {
  return { id, category, ...readYaml(itemFile({ id, category }), itemSchema) };
}

/** The files of a kind's faults. */
export function listFaults({ id, category }: ItemFolder): string[] {
  return filesIn(join(contentFolder, category, id)).filter(
    (file) => !["item.yaml", "parts.yaml", "faq.yaml"].includes(basename(file)),
  );
}

/** The faults of a kind, the commonest first. */
export function readFaults(folder: ItemFolder): Fault[] {
  const schema = faultSchema(readFragments());
  const faults = listFaults(folder).map((file) => readFault(file, folder.id, schema));
  const answered = addToldAnswers(faults, toldFile(folder));
  return addToldComplaints(answered, folder.id, complaintsFile(folder)).toSorted(
    (a, b) => b.weight - a.weight || firstOf(a, b) || byId(a, b),
  );
}

/** A fault, whose id is that of its kind and the name of its file. */
export function readFault(
  file: string,
  kindId: string,
  schema: ReturnType<typeof faultSchema>,
): Fault {
  return { id: `${kindId}-${nameOf(file)}`, ...readYaml(file, schema) };
}

/** The files of the pages for things that no kind fits. */
export const listGeneralPages = () => filesIn(generalFolder);

export function readGeneralPages(): Fault[] {
  const schema = faultSchema(readFragments());
  return listGeneralPages().map((file) => readFault(file, "general", schema));
}

/** The files of the pages on what must be made safe and handed over. */
export const listDangerPages = () => filesIn(dangerFolder);

export function readDangerPages(): (DangerPage & { id: string })[] {
  const schema = dangerSchema(readFragments());
  return listDangerPages().map((file) => ({ id: nameOf(file), ...readYaml(file, schema) }));
}

const fragmentsFile = join(contentFolder, "fragments.yaml");

/** The steps that others use by name. */
export function readFragments(): Fragments {
  return readYaml(fragmentsFile, fragmentsSchema);
}

/** Things that the handbook has no page for. */
export function readOtherThings(): OtherThings {
  return readYaml(join(contentFolder, "other-things.yaml"), otherThingsSchema);
}

/** What lies among the pages and is passed over, as its name is none for a page. */
export function listStrayFiles(): string[] {
  return readdirSync(contentFolder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !/^(?:[a-z0-9-]+\.yaml|(?:answers|complaints)\.txt)$/.test(entry.name),
    )
    .map(({ parentPath, name }) => join(parentPath, name));
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .toSorted()
    .map((name) => join(folder, name));
}

const firstOf = (a: Fault, b: Fault) => Number(b.goesFirst ?? false) - Number(a.goesFirst ?? false);
/** What a file is called without its ending; a fault is named by it. */
export const nameOf = (file: string) => basename(file, ".yaml");
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
