import type { RepairCase } from "~/domain/repair-case";

/** What the handbook knows of a case, for the prompts; both texts are empty where no page fits. */
export type HandbookNotes = {
  /** The same for the whole repair. */
  faults: string;
  /** Follows the answers. */
  causes: string;
};

/** The handbook's notes on this case. They are a help only, so a page that does not load leaves none. */
export async function handbookNotes(repair: RepairCase): Promise<HandbookNotes> {
  try {
    const { faultNotes, rankedCauses } = await import("~/domain/handbook/case-notes");
    return { faults: await faultNotes(repair), causes: await rankedCauses(repair) };
  } catch {
    return { faults: "", causes: "" };
  }
}
