import { existsSync, readFileSync } from "node:fs";
import type { Fault } from "../domain/handbook/schema.ts";
import { HandbookError, named } from "./read-yaml.ts";

type Told = { id: string; complaint: string; line: number };

/**
 * Gives a kind's faults what people say who have them, as its `complaints.txt` tells: a fault's file,
 * without its ending, on a line of its own, below it, two spaces further in, a complaint a line.
 *
 * @throws HandbookError naming each line that stands below no fault of the kind
 */
export function addToldComplaints(faults: readonly Fault[], kindId: string, file: string): Fault[] {
  const told = existsSync(file) ? readTold(readFileSync(file, "utf8"), kindId) : [];
  const known = new Set(faults.map(({ id }) => id));
  const wrongs = told.filter(({ id }) => !known.has(id));
  if (wrongs.length > 0)
    throw new HandbookError(
      wrongs.map(({ line }) => `${named(file)}:${line}: stands below no fault`).join("\n"),
    );
  return faults.map((fault) => {
    const own = told.filter(({ id }) => id === fault.id).map(({ complaint }) => complaint);
    return own.length > 0 ? { ...fault, complaints: own.join("\n") } : fault;
  });
}

function readTold(text: string, kindId: string): Told[] {
  let id = "";
  return text.split("\n").flatMap((content, index) => {
    const [, complaint] = /^ {2}(\S.*)$/.exec(content) ?? [];
    if (complaint !== undefined) return [{ id, complaint, line: index + 1 }];
    id = `${kindId}-${content}`;
    return [];
  });
}
