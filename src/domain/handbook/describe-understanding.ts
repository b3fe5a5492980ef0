import type { RepairCase } from "~/domain/repair-case";
import type { Trouble, Understanding } from "~/domain/understanding";
import type { Diagnosis } from "./diagnosis";
import { findSecondTrouble } from "./find-second-trouble";
import type { Fault, ItemType } from "./playbook";

/** A page of another kind that is less likely than this is not worth a line. */
const leastShare = 0.03;
/** The same where the thing is none that the handbook knows: a word like "short" may be all that they share. */
const leastShareOfUnknown = 0.06;

/** By its diagnosis, which is one for the same words: the screens ask several times. */
const described = new WeakMap<Diagnosis, Promise<Understanding>>();

/** What was made of a case, in words that a person can see and set right. */
export function describeUnderstanding(page: Diagnosis, repair: RepairCase): Promise<Understanding> {
  const known = described.get(page);
  if (known) return known;
  const understanding = describe(page, repair);
  described.set(page, understanding);
  // What did not load is asked for again.
  understanding.catch(() => described.delete(page));
  return understanding;
}

async function describe(
  page: Diagnosis,
  { itemDescription, itemIssue, answers }: RepairCase,
): Promise<Understanding> {
  const { kind, fault, basis, otherKinds } = page;
  const asks = new Set(fault.questions.map(({ ask }) => ask));
  return {
    thing: kind?.asOne ?? page.thing,
    hasPage: basis !== "general",
    opened: kind && basis !== "danger" ? { kind: kind.id, fault: idOf(page) } : null,
    isAsked: answers.some(({ question }) => asks.has(question)),
    otherThings: otherKinds.map(({ id, asOne, name }) => ({ kind: id, name: asOne ?? name })),
    otherTroubles: await listTroubles(page),
    also: await findSecondTrouble(page, itemDescription, itemIssue),
  };
}

function idOf({ basis, fault }: Diagnosis): string | null {
  return basis === "fault" ? fault.id : null;
}

/** The pages that it may be instead, those of the same thing first, then what else the handbook has on this kind. */
async function listTroubles(page: Diagnosis): Promise<Trouble[]> {
  const { kind, fault, otherPages } = page;
  const least = kind ? leastShare : leastShareOfUnknown;
  const likely = otherPages
    .filter((one) => one.kind === kind || one.share >= least)
    .toSorted((a, b) => Number(b.kind === kind) - Number(a.kind === kind));
  const { faults } = kind ? await kind.playbook() : { faults: [] };
  const rest = faults
    .filter((one) => one.id !== fault.id && !likely.some((other) => other.fault.id === one.id))
    .toSorted((a, b) => b.weight - a.weight);
  return [
    ...likely.map((one) => toTrouble(one.kind, one.fault, kind)),
    ...(kind ? rest.map((one) => toTrouble(kind, one, kind)) : []),
    ...(kind && idOf(page) !== null ? [{ kind: kind.id, fault: null, name: "None of these" }] : []),
  ];
}

/** "Does not drain"; of another thing "Tumble dryer: does not heat". */
function toTrouble(of: ItemType, { id, name }: Fault, opened: ItemType | null): Trouble {
  const full = of === opened ? name : `${of.asOne ?? of.name}: ${name}`;
  return { kind: of.id, fault: id, name: full.charAt(0).toUpperCase() + full.slice(1) };
}
