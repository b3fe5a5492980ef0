import type { RepairCase } from "~/domain/repair-case";
import type { GuideState, ItemState } from "./flow";
import { restoreFile } from "./serialized-file";

/** What the assistant is asked about, from what travelled so far. */
export function toRepairCase(repair: ItemState & Partial<GuideState>): RepairCase {
  return {
    itemDescription: repair.itemDescription,
    itemIssue: repair.itemIssue,
    photo: repair.imageFile && restoreFile(repair.imageFile),
    recording: repair.audioFile && restoreFile(repair.audioFile),
    findings: repair.findings,
    answers: repair.questions ?? [],
    rootCause: repair.rootCause,
    guide: repair.repairGuide,
  };
}
