import { readdirSync, readFileSync } from "node:fs";
import { repairCategories } from "~/domain/repair-categories";
import { possibleLanguages } from "~/domain/language/recognise-language";
import { dangerSigns, weighDanger } from "~/domain/safety/danger-signs";
import type { DangerSigns } from "~/domain/safety/danger-signs";
import { wholeLexicons } from "~/domain/safety/lexicons";
import { findHazards } from "~/domain/safety/read-hazards";
import { weighedDanger } from "~/domain/safety/rules/weighed-danger";
import { nameThing } from "~/domain/safety/name-thing";
import { understand } from "~/domain/safety/understand";
import { german } from "../unit/safety/meanings/de";
import { english } from "../unit/safety/meanings/en";
import { french } from "../unit/safety/meanings/fr";
import { sentences } from "../unit/safety/meanings/meanings";
import { dutch } from "../unit/safety/meanings/nl";
import { plainWords, split } from "../unit/safety/plain-words/told";
import { readPageWordings } from "../unit/safety/handbook-wordings";
import { readForeignHazards, readHazardRecords, readPlainHazards } from "./read-records";

/** What somebody told, and whether it has to stop the repair. */
export type DangerRow = {
  source: string;
  language: string;
  isDanger: boolean;
  /** Whether the rules stop it. */
  isStopped: boolean;
  signs: DangerSigns;
  /** How much it counts beside the others. */
  weight: number;
};

type Told = { item: string; problem: string; isDanger: boolean; language: string };

const meanings = { en: english, de: german, nl: dutch, fr: french };

const languages = ["en", "de", "nl", "fr"] as const;

/** The rows of the folders and all that was written for the purpose, the wordings of harmless pages among them. */
export async function readDangerRows(folders: readonly string[]): Promise<DangerRow[]> {
  const rows = [
    ...folders.flatMap((folder) => readFolder(folder).map((row) => toRow(row, folder, 1))),
    ...toldFiles.flatMap((file) => readTold(file).map((row) => toRow(row, file, 1))),
    ...languages.flatMap((language) => written(language).map((row) => toRow(row, "written", 1))),
  ];
  const examples = repairCategories.map(({ exampleItem, exampleIssue }) =>
    toRow(
      { item: exampleItem, problem: exampleIssue, isDanger: false, language: "en" },
      "pages",
      1,
    ),
  );
  return [...rows, ...examples, ...(await readPages())];
}

function readFolder(folder: string): Told[] {
  const plain = (readPlainHazards(folder) ?? []).map(({ item, problem, expect }) => ({
    item,
    problem,
    isDanger: expect === "stop",
    language: "en",
  }));
  const clear = [
    ...(readHazardRecords(folder) ?? []).map((record) => ({ ...record, language: "en" })),
    ...(readForeignHazards(folder) ?? []),
  ].filter(({ doubtful, severity }) => doubtful === "0" && severity !== "caution");
  const records = clear.map((record) => ({ ...record, isDanger: record.severity === "stop" }));
  return [...plain, ...records];
}

const told = "test/measure/danger-told";

/** A file for each writer and language: "en.txt", "en-hard.txt". */
const toldFiles = readdirSync(told);

const readTold = (file: string): Told[] =>
  readFileSync(`${told}/${file}`, "utf8")
    .trim()
    .split("\n")
    .map(toTold(file.slice(0, 2)));

function written(language: (typeof languages)[number]): Told[] {
  const { dangers, harmless } = plainWords[language];
  return [
    ...meant(language),
    // What a test holds out, to see how it does on lines that nothing was tuned on, is no row.
    ...split(dangers).tuned.map((line) => `stop | ${line}`),
    ...split(harmless).tuned.map((line) => `none | ${line}`),
  ].map(toTold(language));
}

const toTold =
  (language: string) =>
  (line: string): Told => {
    const [expect, item = "", problem = ""] = line.split(" | ");
    return { item, problem, isDanger: expect === "stop", language };
  };

function meant(language: (typeof languages)[number]): string[] {
  return Object.values(meanings[language]).flatMap(({ danger, harmless }) => [
    ...linesOf("stop", danger),
    ...linesOf("none", harmless),
  ]);
}

function linesOf(expect: string, text: string): string[] {
  return sentences(text).map(([thing, said]) => `${expect} | ${thing} | ${said}`);
}

/**
 * Each wording of a page by itself, each complaint, and a few of one page together: long is not dangerous.
 * What the rules stop is none of them.
 */
async function readPages(): Promise<DangerRow[]> {
  const random = fromSeed(5);
  const rows: DangerRow[] = [];
  for (const { thing, sayings, complaints } of await readPageWordings()) {
    const told = (problem: string, weight: number) =>
      toRow({ item: thing, problem, isDanger: false, language: "en" }, "pages", weight);
    rows.push(...sayings.map((saying) => told(saying, 0.4)));
    // Some complaints are of a danger that the rules do not hear.
    rows.push(...complaints.map((complaint) => told(complaint, 0.1)));
    for (const [from, weight] of [
      [sayings, 0.3],
      [complaints, 0.1],
    ] as const)
      for (const count of [2, 3, 4]) {
        const some = Array.from({ length: count }, () => from[Math.floor(random() * from.length)]);
        rows.push(told(some.join(". "), weight));
      }
  }
  return rows.filter(({ isStopped }) => !isStopped);
}

function toRow({ item, problem, isDanger, language }: Told, source: string, weight: number) {
  const possible = possibleLanguages(`${item}\n${problem}`);
  const read = (text: string) => understand(text, possible, wholeLexicons);
  const input = { itemDescription: item, itemIssue: problem, answers: [] };
  // Of the rules alone: what is fitted here must not choose its own rows.
  const isStopped = findHazards(input).hazards.some(
    ({ id, severity }) => severity !== "caution" && id !== weighedDanger.id,
  );
  const signs = dangerSigns(nameThing(read(item)), read(problem));
  const isHard = !isDanger && !source.startsWith("/") && isDangerNear(signs);
  const isUnheard = isDanger && !isStopped;
  return {
    source,
    language,
    isDanger,
    isStopped,
    signs,
    weight: Math.max(weight, isHard ? hardWeight : isUnheard ? unheardWeight : 0),
  };
}

/**
 * What is harmless and was nearly taken for a danger by the last weights counts for more. So the weights are
 * written twice: the second round undoes what the first one did too much.
 */
const hardWeight = 2;

/** A danger that no rule hears has nobody else to hear it. */
const unheardWeight = 1.5;

const isDangerNear = (signs: DangerSigns) => weighDanger(signs) > -0.5;

/** Numbers that look drawn by lot and are the same each time. */
export function fromSeed(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
