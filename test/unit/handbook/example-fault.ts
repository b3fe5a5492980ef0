import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { readFragments } from "~/build/read-handbook";
import { faultSchema } from "~/domain/handbook/fault-schema";
import type { Fault } from "~/domain/handbook/playbook";

/** The page on adding to the handbook. */
export const page = readFileSync("src/handbook/README.md", "utf8");

/** Its examples: a fault, a step, a kind of thing. */
export const examples = [...page.matchAll(/```yaml\n([^]+?)```/g)].map(([, text = ""]) => text);

/** What the app gets of a fault's file. */
export function readFaultText(text: string): Fault {
  return { id: "bicycle-bell-silent", ...faultSchema(readFragments()).parse(load(text)) };
}

export const bellSilent = readFaultText(examples[0] ?? "");
