import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { diagnoseCase } from "~/domain/handbook/diagnose-case";
import { findHazards } from "~/domain/safety/read-hazards";
export async function run(folder: string) {
  const rows: any[] = parse(readFileSync(`${folder}/pages.csv`), { columns: true, bom: true });
  let rk = 0, rp = 0; const miss: string[] = [];
  for (const r of rows) {
    const repair = { itemDescription: `${r.brand} ${r.item}`.trim(), itemIssue: r.problem, photo: null, recording: null, answers: [] };
    const d = await diagnoseCase(repair);
    const kinds = r.kinds.split("|").filter(Boolean), faults = r.faults.split("|").filter(Boolean);
    const stop = findHazards(repair).outcome === "stop";
    const okK = kinds.length ? kinds.includes(d.kind?.id) : d.kind === null;
    const page = d.basis === "fault" ? d.fault.id : d.basis;
    const okP = r.danger === "1" ? stop : faults.length ? faults.includes(d.fault.id) : d.basis === "general";
    rk += +okK; rp += +okP;
    if (!okP) miss.push(`${r.brand} ${r.item} | ${r.problem.slice(0, 140)} => want ${r.danger === "1" ? "DANGER" : r.faults || "(none)"} kind ${r.kinds}; got ${d.kind?.id} ${page}`);
  }
  console.log(miss.join("\n")); console.log(rows.length, rk / rows.length, rp / rows.length);
}
