import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { dangerSchema } from "../domain/handbook/danger-schema.ts";
import { faqSchema } from "../domain/handbook/faq-schema.ts";
import { faultSchema } from "../domain/handbook/fault-schema.ts";
import { partsSchema } from "../domain/handbook/parts-schema.ts";
import { itemSchema } from "../domain/handbook/schema.ts";
import { fragmentsSchema } from "../domain/handbook/step-schema.ts";
import { contentFolder, readFragments } from "./read-handbook.ts";

/** What editors are told about the handbook's files, by the name of the JSON Schema. */
function schemas(): [file: string, text: string][] {
  const fragments = readFragments();
  return Object.entries({
    item: itemSchema,
    parts: partsSchema,
    faq: faqSchema,
    fault: faultSchema(fragments),
    danger: dangerSchema(fragments),
    fragments: fragmentsSchema,
  }).map(([name, schema]) => [
    join(contentFolder, `../schemas/${name}.json`),
    `${JSON.stringify(z.toJSONSchema(schema, { io: "input" }), null, 2)}\n`,
  ]);
}

export function writeSchemas(): void {
  for (const [file, text] of schemas()) writeFileSync(file, text);
}

/** The JSON Schemas that no longer say what the handbook's schema says. */
export function outdatedSchemas(): string[] {
  return schemas()
    .filter(([file, text]) => readFileSync(file, "utf8") !== text)
    .map(([file]) => `${file} is out of date: npm run schemas:handbook`);
}
