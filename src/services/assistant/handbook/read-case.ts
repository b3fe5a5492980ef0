import type { AnsweredQuestion, RepairCase } from "../assistant";
import { rankCauses } from "./diagnose";
import type { Evidence, RankedCause } from "./diagnose";
import { findDanger } from "./find-danger";
import { gatherEvidence } from "./gather-evidence";
import { generalFault } from "./general-method";
import { matchFaults } from "./match-fault";
import { matchKinds } from "./match-kind";
import type { KindMatch } from "./match-kind";
import { nameThing } from "./name-thing";
import type { Fault, Kind, Note, Power } from "./playbook";

/** A page of the handbook opened at one case, with all that the case tells about it. */
export type OpenPage = {
  /** Stands after "the" or "your". */
  thing: string;
  kind: Kind | null;
  power: Power | null;
  fault: Fault;
  /** "general": no page fits, so the method for any such thing; "danger": make safe before all else. */
  basis: "fault" | "general" | "danger";
  notes: readonly Note[];
  evidence: readonly Evidence[];
  unsettled: readonly AnsweredQuestion[];
  /** Likeliest first, never empty. */
  causes: readonly [RankedCause, ...RankedCause[]];
};

type Page = Pick<OpenPage, "thing" | "kind" | "power" | "fault" | "basis" | "notes">;

/** Finds the page that fits a case and weighs its causes. The same case always opens the same page. */
export async function readCase(repair: RepairCase): Promise<OpenPage> {
  const page = await findPage(repair);
  const opened = weigh(page, repair);
  const remarks = [
    repair.itemIssue,
    ...repair.answers.map(({ answer }) => answer),
    ...opened.evidence.map(({ question, answer }) => question.answers[answer]?.means ?? ""),
  ].join(".\n");
  const danger = findDanger({ ...page, description: repair.itemDescription, remarks });
  return danger === null ? opened : weigh({ ...page, fault: danger, basis: "danger" }, repair);
}

function weigh(page: Page, repair: RepairCase): OpenPage {
  const gathered = gatherEvidence(page.fault, repair);
  const [first, ...others] = rankCauses(page.fault, gathered.evidence);
  if (first === undefined) throw new Error(`The fault ${page.fault.id} has no cause`);
  return { ...page, ...gathered, causes: [first, ...others] };
}

async function findPage({ itemDescription, itemIssue }: RepairCase): Promise<Page> {
  const candidates = await Promise.all(
    matchKinds(itemDescription, itemIssue).map(async (match) => {
      const { faults, notes = [] } = await match.kind.playbook();
      const [best] = matchFaults(faults, itemDescription, itemIssue);
      return { ...match, notes, best };
    }),
  );
  const chosen = candidates.toSorted((a, b) => total(b) - total(a))[0];
  const kind = chosen?.kind ?? null;
  const thing = kind?.name ?? nameThing(itemDescription);
  const power = kind?.power ?? null;
  if (chosen?.best)
    return { thing, kind, power, fault: chosen.best.fault, basis: "fault", notes: chosen.notes };
  const general = generalFault(thing, kind, `${itemDescription}. ${itemIssue}`);
  return { thing, kind, ...general, basis: "general", notes: chosen?.notes ?? [] };
}

/** A kind that also knows the complaint goes before one that only bears the name. */
function total({ score, best }: KindMatch & { best?: unknown }): number {
  return score + (best ? 0.5 : 0);
}
