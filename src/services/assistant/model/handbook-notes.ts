import type { NoteSize } from "~/domain/handbook/case-notes";
import type { RepairCase } from "~/domain/repair-case";

/** What the handbook knows of a case, for the prompts; both texts are empty where no page fits. */
export type HandbookNotes = {
  /** The same for the whole repair. */
  faults: string;
  /** Follows the answers. */
  causes: string;
  /** Whether the handbook has a page for the case; left out where that could not be looked up. */
  fits?: "yes" | "perhaps" | "no";
};

/** The handbook's notes on this case. They are a help only, so a page that does not load leaves none. */
export async function handbookNotes(repair: RepairCase, size: NoteSize): Promise<HandbookNotes> {
  try {
    const [{ casePages }, { pageNotes, causeNotes }] = await Promise.all([
      import("~/domain/handbook/case-pages"),
      import("~/domain/handbook/case-notes"),
    ]);
    const pages = await casePages(repair);
    return {
      faults: pageNotes(pages, size),
      causes: causeNotes(pages, size),
      fits: pages.answered === null ? pages.fits : "yes",
    };
  } catch {
    return { faults: "", causes: "" };
  }
}
