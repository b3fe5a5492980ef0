import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { classifyItem } from "~/domain/handbook/classify-item";
export function run(folder: string) {
  const rows: any[] = parse(readFileSync(`${folder}/intakes.csv`), { columns: true, bom: true });
  for (const r of rows) { const k = classifyItem(`${r.brand} ${r.item}`.trim(), r.problem); if (!k.length) console.log(`${r.item} | ${r.brand} | ${r.problem.slice(0, 90)}`); }
}
