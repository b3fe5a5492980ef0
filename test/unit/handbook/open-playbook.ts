import { itemTypes } from "virtual:handbook/item-types";
import type { Playbook } from "~/domain/handbook/playbook";

/** The faults and notes of one kind. */
export async function openPlaybook(id: string): Promise<Playbook> {
  const kind = itemTypes.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`The handbook has no kind ${id}`);
  return kind.playbook();
}
