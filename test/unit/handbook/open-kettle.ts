import { itemTypes } from "virtual:handbook/item-types";
import type { Diagnosis } from "~/domain/handbook/diagnosis";
import { openBell } from "./open-bell";

/** The page on a kettle's fault, which is told by the name of its file. */
export function openKettle(fault: string): Diagnosis {
  const kind = itemTypes.find(({ id }) => id === "kettle");
  if (kind === undefined) throw new Error("The handbook has no kettle");
  const page = openBell({ kind, power: "mains" });
  return { ...page, fault: { ...page.fault, id: `kettle-${fault}` } };
}
