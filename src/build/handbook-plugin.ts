import type { Plugin } from "vite";
import {
  contentFolder,
  type ItemFolder,
  listItems,
  readDangerPages,
  readFaq,
  readFaults,
  readGeneralPages,
  readItem,
  readItems,
  readOtherThings,
  readParts,
} from "./read-handbook.ts";
import { writePlaybook, writeShapes } from "./write-playbook.ts";

const prefix = "virtual:handbook/";
const loaded = `\0${prefix}`;
const playbook = "playbook/";
const background = "background/";

/**
 * Makes modules of the handbook's files: one with the item types, and for each of them a playbook that
 * is loaded when it is needed. What is wrong in a file fails the build and is named by file and line.
 */
export function handbook(): Plugin {
  return {
    name: "handbook",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) => (id.startsWith(loaded) ? writeModule(id.slice(loaded.length)) : null),
    hotUpdate({ file, modules }) {
      if (!file.startsWith(contentFolder)) return modules;
      return [...this.environment.moduleGraph.idToModuleMap]
        .filter(([id]) => id.startsWith(loaded))
        .map(([, module]) => module);
    },
  };
}

function writeModule(name: string): string {
  if (name === "item-types") return writeItems();
  if (name === "general-pages") return exported("generalPages", readGeneralPages());
  if (name === "danger-pages") return exported("dangers", readDangerPages());
  if (name.startsWith(playbook)) return openPlaybook(name.slice(playbook.length));
  if (name.startsWith(background)) return tellBackground(name.slice(background.length));
  throw new Error(`The handbook makes no module ${name}`);
}

function writeItems(): string {
  const kinds = readItems().map(({ notes: _notes, weight: _weight, ...item }) => {
    const load = (folder: string) => `() => import("${prefix}${folder}${item.id}")`;
    return `{ ...${JSON.stringify(item)}, playbook: ${load(playbook)}, background: ${load(background)} }`;
  });
  // Every playbook needs the shapes, and whoever loads one has this module already.
  return `${writeShapes()}
export const itemTypes = [${kinds.join(",\n")}];
${exported("otherThings", readOtherThings())}`;
}

function openPlaybook(id: string): string {
  return writePlaybook(readFaults(folderOf(id)), `${prefix}item-types`);
}

function tellBackground(id: string): string {
  const folder = folderOf(id);
  const { notes = [] } = readItem(folder);
  return `${exported("notes", notes)}${exported("parts", readParts(folder))}${exported("faq", readFaq(folder))}`;
}

function folderOf(id: string): ItemFolder {
  const folder = listItems().find((item) => item.id === id);
  if (folder === undefined) throw new Error(`The handbook has no kind ${id}`);
  return folder;
}

const exported = (name: string, value: unknown) =>
  `export const ${name} = ${JSON.stringify(value)};\n`;
