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

const chatRecord = z.object({ fault: z.string(), message: z.string(), intent: z.string() });

export type Intake = z.infer<typeof intake>;
export type FaultLabel = z.infer<typeof faultLabel>;
export type HazardRecord = z.infer<typeof hazardRecord>;
export type ChatRecord = z.infer<typeof chatRecord>;

export const readIntakes = (folder: string) => read(folder, "intakes.csv", intake);
export const readFaultLabels = (folder: string) => read(folder, "fault-labels.csv", faultLabel);
export const readHazardRecords = (folder: string) => read(folder, "hazards.csv", hazardRecord);
export const readChatRecords = (folder: string) => read(folder, "chat.csv", chatRecord);

/** The rows of a file; null, and a line that says so, when the folder does not have it. */
function read<Row>(folder: string, name: string, row: z.ZodType<Row>): Row[] | null {
  const file = join(folder, name);
  if (!existsSync(file)) {
    console.log(`There is no ${name} in ${folder}: not measured.`);
    return null;
  }
  return z.array(row).parse(parse(readFileSync(file), { columns: true, bom: true }));
}
