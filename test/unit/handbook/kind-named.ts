import { itemTypes } from "virtual:handbook/item-types";
import type { ItemType } from "~/domain/handbook/playbook";

/** A kind of the handbook by its id. */
export function kindNamed(id: string): ItemType {
  const kind = itemTypes.find((one) => one.id === id);
  if (!kind) throw new Error(`The handbook has no kind ${id}`);
  return kind;
}
