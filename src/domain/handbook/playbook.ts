import type { RepairCategory } from "~/domain/repair-categories";
import type { Asked, DangerPage, Fault, Item, Part } from "./schema";

/*
 * The handbook as the engine sees it. What its files may hold, and why, stands in the schema, from
 * which these types come.
 */

export type { Asked, Fault, Part } from "./schema";

export type Power = Item["power"];
export type Note = NonNullable<Item["notes"]>[number];

/** A line in the contents: one kind of thing, and everything that tells it is meant. */
export type ItemType = Omit<Item, "notes" | "weight"> & {
  id: string;
  category: RepairCategory;
  playbook: () => Promise<Playbook>;
  background: () => Promise<Background>;
};

export type Playbook = { faults: readonly Fault[] };

/** What is known of a kind of thing beside its faults, for the chat alone. */
export type Background = {
  notes: readonly Note[];
  parts: readonly Part[];
  faq: readonly Asked[];
};

export type Cause = Fault["causes"][string];
export type Repair = Cause["repair"];
export type Tool = Repair["tools"][number];
export type Step = Repair["steps"][number];
export type Question = Fault["questions"][number];
type Answer = Question["answers"][string];

/** How often an answer is met when a cause is at work; `chances` in rank-causes.ts gives the numbers. */
export type Likelihood = NonNullable<Answer["likelihoods"]>[string];

/** What must be made safe and handed over; it has an id of its own. */
export type SafetyPage = DangerPage & { readonly id: string };
