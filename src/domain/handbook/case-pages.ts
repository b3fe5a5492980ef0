import type { RepairCase } from "~/domain/repair-case";
import { pagesOfChoice } from "./choose-page";
import { diagnoseCase } from "./diagnose-case";
import type { Diagnosis } from "./diagnosis";
import type { Fault, ItemType, Power } from "./playbook";
import { rankCauses } from "./rank-causes";
import type { RankedCause } from "./rank-causes";
import { rankPages } from "./rank-pages";

/** A page of the handbook that speaks of a case, as a prompt tells it and an answer is held to it. */
export type CasePage = {
  /** Stands after "the" or "your". */
  thing: string;
  power: Power | null;
  fault: Fault;
  /** "danger": make safe before all else; nothing is repaired. */
  basis: "fault" | "danger";
  /** Likeliest first. */
  causes: readonly RankedCause[];
};

export type CasePages = {
  /** What the complaint alone opens: the likeliest page, and the next where it is close. */
  told: readonly CasePage[];
  /** Whether the handbook has a page for the case: "perhaps" where none is nearly as likely as the first. */
  fits: "yes" | "perhaps" | "no";
  /** The page that the answers led to, its causes weighed by them; null before the first, and where none fits. */
  answered: CasePage | null;
  /** Where the thing gets its energy from, with or without a page. */
  power: Power | null;
};

/**
 * As a part of the first's share. On records of repair cafés this sends a second page in every fourth
 * case.
 */
const close = 0.2;

/** The pages that a case is about. Those of the complaint stay the same while the repair goes on. */
export async function casePages(repair: RepairCase): Promise<CasePages> {
  const { itemDescription, itemIssue, chosen } = repair;
  const complaint = { itemDescription, itemIssue, chosen, photo: null, recording: null };
  const page = await diagnoseCase({ ...complaint, answers: [] });
  const now = repair.answers.length === 0 ? null : await diagnoseCase(repair);
  return {
    ...(page.basis === "danger"
      ? { told: [opened(page, "danger")], fits: "yes" }
      : await likeliest(page, complaint)),
    answered: now === null || now.basis === "general" ? null : opened(now, now.basis),
    power: (now ?? page).power,
  };
}

/** All pages of a case, each once, that of the answers first. */
export function eachPage({ told, answered }: CasePages): CasePage[] {
  const others = told.filter(({ fault }) => fault.id !== answered?.fault.id);
  return answered === null ? others : [answered, ...others];
}

async function likeliest(
  page: Diagnosis,
  {
    itemDescription,
    itemIssue,
    chosen,
  }: Pick<RepairCase, "itemDescription" | "itemIssue" | "chosen">,
): Promise<Pick<CasePages, "told" | "fits">> {
  const told = { description: itemDescription, photo: "" };
  const ranked =
    (chosen && (await pagesOfChoice(chosen, itemDescription, itemIssue))) ??
    (await rankPages(itemDescription, itemIssue, told));
  const near = ranked.filter(({ share }) => share >= close * (ranked[0]?.share ?? 0));
  const mayHaveNone = near.some(({ fault }) => fault === null);
  const pages = near.flatMap(({ kind, fault }) =>
    kind && fault && fault.id !== page.fault.id ? [pageOf(kind, fault)] : [],
  );
  if (page.basis === "fault") {
    const fits = mayHaveNone ? "perhaps" : "yes";
    return { told: [opened(page, "fault"), ...pages.slice(0, 1)], fits };
  }
  return { told: pages.slice(0, 1), fits: pages.length > 0 ? "perhaps" : "no" };
}

/** The pages that a complaint may be about, whatever danger stands before them: the likeliest and those close to it. */
export async function pagesFor(description: string, issue: string): Promise<CasePage[]> {
  const ranked = await rankPages(description, issue);
  return ranked
    .filter(({ share }) => share >= close * (ranked[0]?.share ?? 0))
    .flatMap(({ kind, fault }) => (kind && fault ? [pageOf(kind, fault)] : []))
    .slice(0, 2);
}

function opened({ thing, power, fault, causes }: Diagnosis, basis: CasePage["basis"]): CasePage {
  return { thing, power, fault, basis, causes };
}

function pageOf(kind: ItemType, fault: Fault): CasePage {
  return {
    thing: kind.asOne ?? kind.name,
    power: fault.power ?? kind.power,
    fault,
    basis: "fault",
    causes: rankCauses(fault, []),
  };
}
