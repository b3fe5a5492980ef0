import { findHazards } from "~/domain/safety/read-hazards";
import type { RepairCase } from "~/domain/repair-case";
import { rankCauses } from "./rank-causes";
import type { Complaint, Diagnosis, FoundPage } from "./diagnosis";
import { findDanger } from "./find-danger";
import { gatherEvidence } from "./gather-evidence";
import { generalFault } from "./general-method";
import { matchFaults, powerSaid } from "./match-fault";
import { classifyItem } from "./classify-item";
import type { ItemMatch } from "./classify-item";
import { extractItemName } from "./extract-item-name";
import { describeSounds } from "~/domain/describe-recording";

/** Finds the page that fits a case and weighs its causes. The same case always opens the same page. */
export async function diagnoseCase(repair: RepairCase): Promise<Diagnosis> {
  const page = await findPage(repair);
  const opened = weigh(page, repair);
  const { outcome, hazards } = findHazards(repair);
  if (outcome !== "stop") return opened;
  const thing = page.kind?.asOne ?? page.thing;
  const danger = findDanger(hazards, { ...opened, thing });
  return danger === null
    ? { ...opened, basis: "danger", causes: [opened.causes[0]] }
    : weigh({ ...page, thing, fault: danger, basis: "danger" }, repair);
}

function weigh(page: FoundPage, repair: RepairCase): Diagnosis {
  const gathered = gatherEvidence(page.fault, repair);
  const [first, ...others] = rankCauses(page.fault, gathered.evidence);
  if (first === undefined) throw new Error(`The fault ${page.fault.id} has no cause`);
  return { ...page, ...gathered, causes: [first, ...others] };
}

/** The page that fits what is complained of. What the files hold counts as far as the words leave it open. */
export async function findPage(complaint: Complaint): Promise<FoundPage> {
  const { itemDescription, itemIssue, findings: { photo = "", recording } = {} } = complaint;
  const description = [itemDescription, photo, recording?.words, describeSounds(recording)]
    .filter(Boolean)
    .join(".\n");
  const named = classifyItem(itemDescription, itemIssue);
  const isSeen = named.length === 0 && photo !== "";
  const candidates = await Promise.all(
    (isSeen ? classifyItem(photo, itemIssue) : named).map(async (match) => {
      const { faults, notes = [] } = await match.kind.playbook();
      const [best, next] = matchFaults(faults, description, itemIssue);
      return { ...match, notes, best, next };
    }),
  );
  const chosen = candidates.toSorted((a, b) => total(b) - total(a))[0];
  const kind = chosen?.kind ?? null;
  const notes = chosen?.notes ?? [];
  if (!chosen?.best) {
    const thing = kind?.asOne ?? kind?.name ?? extractItemName(itemDescription);
    const general = generalFault(thing, kind, `${description}.\n${itemIssue}`);
    return { thing, kind, ...general, basis: "general", notes, runnerUp: null };
  }
  const { best, next } = chosen;
  const thing = chosen.kind.name;
  const power = best.fault.power ?? powerSaid(itemDescription) ?? chosen.kind.power;
  const runnerUp = next && next.score >= best.score * nearlyAsGood ? next.fault : null;
  return { thing, kind, power, fault: best.fault, basis: "fault", notes, runnerUp };
}

const nearlyAsGood = 0.8;

/** A kind that also knows the complaint goes before one that only bears the name. */
function total({ score, best }: ItemMatch & { best?: unknown }): number {
  return score + (best ? 0.5 : 0);
}
