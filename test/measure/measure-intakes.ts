import { classifyItem } from "~/domain/handbook/classify-item";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { kindsOfCategory } from "./kinds-of-category";
import type { Intake } from "./read-records";
import { count, list, percent, share } from "./show";

/** What the records write where a person would name the thing: it names a shelf, not a thing. */
const collectiveNames =
  /^(?:misc|electrical item|(?:small|large) (?:home electrical|kitchen item)|hair & beauty item|pc accessory|musical instrument|tv and gaming-related accessories|handheld entertainment device)$/i;

/** How many intakes reach a page of their own, and whether it is about the right kind of thing. */
export async function measureIntakes(records: readonly Intake[]) {
  const read = await Promise.all(records.map(open));
  const named = read.filter(({ namesThing }) => namesThing);
  const reached = named.filter(({ reachesFault }) => reachesFault);
  const comparable = reached.filter(({ category }) => category in kindsOfCategory);
  const fitting = comparable.filter(({ category, kindId }) => isKindOf(category, kindId));
  const strays = comparable.filter((row) => !fitting.includes(row));
  const lost = named.filter((row) => !reached.includes(row));

  console.log(`\nIntakes (${records.length} rows, ${named.length} of them name a thing)`);
  console.log(`  reach a specific fault: ${percent(reached.length, named.length)}`);
  const all = read.filter(({ reachesFault }) => reachesFault).length;
  console.log(`  of all rows: ${percent(all, read.length)}`);
  console.log(`  fit the record's category: ${percent(fitting.length, comparable.length)}`);
  list("no page", summarise(lost.map(({ category, kindId }) => `${category} as ${kindId}`)));
  list("stray", summarise(strays.map(({ category, kindId }) => `${category} as ${kindId}`)));
  return {
    coverage: share(reached.length, named.length),
    categoryFit: share(fitting.length, comparable.length),
  };
}

async function open({ item, brand, category, problem }: Intake) {
  const itemDescription = `${brand} ${item}`.trim();
  const page = await diagnoseCase({
    itemDescription,
    itemIssue: problem,
    photo: null,
    recording: null,
    answers: [],
  });
  return {
    category,
    kindId: page.kind?.id ?? "no kind",
    // A danger takes the place of a fault that was found, so it counts as one where the kind is known.
    reachesFault: page.basis === "fault" || (page.basis === "danger" && page.kind !== null),
    namesThing: !collectiveNames.test(item.trim()) || classifyItem("", problem).length > 0,
  };
}

function isKindOf(category: string, kindId: string): boolean {
  return kindsOfCategory[category]?.includes(kindId) ?? false;
}

const longest = 15;

function summarise(lines: readonly string[]): string[] {
  return count(lines)
    .slice(0, longest)
    .map(([line, times]) => `${times} × ${line}`);
}
