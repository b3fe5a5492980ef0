import { writeFileSync } from "node:fs";
import { it } from "vitest";
import { plainWords, split, stops } from "./told";
it("measures", () => {
  let report = "", detail = "";
  for (const [language, { dangers, harmless }] of Object.entries(plainWords)) {
    const d = split(dangers), h = split(harmless);
    const missed = d.tuned.filter((l) => !stops(l)), falsely = h.tuned.filter(stops);
    const hd = d.heldOut.filter(stops).length, hh = h.heldOut.filter(stops).length;
    const pc = (a: number, b: number) => `${a}/${b} ${((100 * a) / b).toFixed(1)}%`;
    report += `${language} tuned caught ${pc(d.tuned.length - missed.length, d.tuned.length)} false ${pc(falsely.length, h.tuned.length)} | held caught ${pc(hd, d.heldOut.length)} false ${pc(hh, h.heldOut.length)}\n`;
    detail += `## ${language} missed\n${missed.join("\n")}\n## ${language} false\n${falsely.join("\n")}\n`;
  }
  writeFileSync("/tmp/plain-report.txt", report + detail);
});
