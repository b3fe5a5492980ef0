import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";

const intake = z.object({
  id: z.string(),
  item: z.string(),
  brand: z.string(),
  category: z.string(),
  problem: z.string(),
});

const faultLabel = z.object({
  id: z.string(),
  category: z.string(),
  brand: z.string(),
  problem: z.string(),
  fault_type: z.string(),
});

const hazardRecord = z.object({
  id: z.string(),
  item: z.string(),
  problem: z.string(),
  severity: z.enum(["stop", "caution", "none"]),
  doubtful: z.enum(["0", "1"]),
});

const plainHazard = z.object({
  item: z.string(),
  problem: z.string(),
  expect: z.enum(["stop", "none", "caution-ok"]),
});

const foreignHazard = hazardRecord.extend({ language: z.enum(["de", "nl", "fr"]) });

const answerRecord = z.object({
  fault: z.string(),
  ask: z.string(),
  answer: z.string(),
  means: z.string(),
});

export type AnswerRecord = z.infer<typeof answerRecord>;
const ids = z.string().transform((text) => text.split("|").filter((id) => id !== ""));
const pageRecord = z.object({
  id: z.string(),
  item: z.string(),
  brand: z.string(),
  problem: z.string(),
  kinds: ids,
  faults: ids,
  danger: z.enum(["0", "1"]).transform((text) => text === "1"),
});

export type PageRecord = z.infer<typeof pageRecord>;
const label = pageRecord.pick({ id: true, kinds: true, faults: true, danger: true });

const chatRecord = z.object({ fault: z.string(), message: z.string(), intent: z.string() });

export type Intake = z.infer<typeof intake>;
export type FaultLabel = z.infer<typeof faultLabel>;
export type HazardRecord = z.infer<typeof hazardRecord>;
export type ChatRecord = z.infer<typeof chatRecord>;

export type PlainHazard = z.infer<typeof plainHazard>;
export type ForeignHazard = z.infer<typeof foreignHazard>;

export const readPages = (folder: string) => read(folder, "pages.csv", pageRecord);
export const readIntakes = (folder: string) => read(folder, "intakes.csv", intake);
export const readFaultLabels = (folder: string) => read(folder, "fault-labels.csv", faultLabel);
export const readHazardRecords = (folder: string) => read(folder, "hazards.csv", hazardRecord);
export const readPlainHazards = (folder: string) => read(folder, "plain-hazards.csv", plainHazard);
export const readForeignHazards = (folder: string) =>
  read(folder, "hazards-foreign.csv", foreignHazard);

export const readAnswers = (folder: string) => read(folder, "answers.csv", answerRecord);
export const readChatRecords = (folder: string) => read(folder, "chat.csv", chatRecord);

/**
 * Intakes of the folder that two readers gave the same page, each by itself, or one alone ("read-once").
 * The labels are here, the records are not. What is "held-back" no weight was fitted to and no row of it
 * was read; its sums were looked at while one fit was chosen among several.
 */
export function readLabelledIntakes(
  folder: string,
  part: "fitted" | "read-once" | "held-back",
): PageRecord[] {
  const intakes = new Map(readIntakes(folder)?.map((one) => [one.id, one]));
  const labels = read("test/measure/labelled-intakes", `${part}.csv`, label) ?? [];
  return labels.flatMap((one) => {
    const record = intakes.get(one.id);
    return record ? [{ ...record, ...one }] : [];
  });
}

/** The rows of a file; null, and a line that says so, when the folder does not have it. */
function read<Row>(folder: string, name: string, row: z.ZodType<Row>): Row[] | null {
  const file = join(folder, name);
  if (!existsSync(file)) {
    console.log(`There is no ${name} in ${folder}: not measured.`);
    return null;
  }
  return z.array(row).parse(parse(readFileSync(file), { columns: true, bom: true }));
}
