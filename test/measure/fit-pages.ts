import { findHazards } from "~/domain/safety/read-hazards";
import { findItems } from "~/domain/handbook/item-features";
import type { ItemSigns } from "~/domain/handbook/item-features";
import { findFaults } from "~/domain/handbook/fault-features";
import type { FaultSigns } from "~/domain/handbook/fault-features";
import { itemTypes } from "virtual:handbook/item-types";
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

type Weights = Record<string, number>;
type Signs = Readonly<Record<string, number>>;
type Choice = { options: readonly Signs[]; good: ReadonlySet<number>; weight: number };
const dot = (w: Weights, s: Signs) => Object.entries(s).reduce((t, [k, v]) => t + v * (w[k] ?? 0), 0);
export function softmax(scores: readonly number[]) {
  const top = Math.max(...scores);
  const e = scores.map((s) => Math.exp(s - top));
  const t = e.reduce((a, b) => a + b, 0);
  return e.map((v) => v / t);
}
export const prior: Weights = { noneNamed: 2.5, noTrouble: 2.5, nonePart: 1.5, described: 2, inIssue: 1.5, inIssueShelf: 2 };
export function fit(choices: readonly Choice[], l2: number, rounds = 250): Weights {
  const names = [...new Set(choices.flatMap((c) => c.options.flatMap((o) => Object.keys(o))))];
  const idx = new Map(names.map((n, i) => [n, i]));
  const sparse = choices.map((c) => c.options.map((o) => Object.entries(o).filter(([, v]) => v !== 0).map(([k, v]) => [idx.get(k)!, v] as const)));
  const mean = names.map((n) => prior[n] ?? 0);
  const w = Float64Array.from(mean), m = new Float64Array(names.length), v = new Float64Array(names.length);
  const W = choices.reduce((t, c) => t + c.weight, 0);
  for (let t = 1; t <= rounds; t++) {
    const g = Float64Array.from(w, (x, i) => -l2 * (x - mean[i]!));
    choices.forEach((c, ci) => {
      const p = softmax(sparse[ci]!.map((o) => o.reduce((s, [i, x]) => s + w[i]! * x, 0)));
      const pg = [...c.good].reduce((a, i) => a + p[i]!, 0) || 1e-9;
      sparse[ci]!.forEach((o, i) => {
        const d = (((c.good.has(i) ? p[i]! / pg : 0) - p[i]!) * c.weight) / W;
        if (Math.abs(d) > 1e-7) for (const [j, x] of o) g[j]! += d * x;
      });
    });
    for (let j = 0; j < w.length; j++) {
      m[j] = 0.9 * m[j]! + 0.1 * g[j]!; v[j] = 0.99 * v[j]! + 0.01 * g[j]! ** 2;
      w[j]! += ((0.08 * (1 - t / rounds / 1.1)) * (m[j]! / (1 - 0.9 ** t))) / (Math.sqrt(v[j]! / (1 - 0.99 ** t)) + 1e-8);
    }
  }
  return Object.fromEntries(names.map((n, i) => [n, Math.round(w[i]! * 1000) / 1000]));
}
type Row = { src: string; row: any; kinds: string[]; faults: string[]; types: string | null; danger: boolean; stop: boolean; items: ItemSigns[]; book: FaultSigns[][]; };
const open = new Map<string, any>();
async function prepare(src: string, row: any, description: string, issue: string, kinds: string[], faults: string[], type: string | null): Promise<Row> {
  const items = findItems(description, issue);
  const book = await Promise.all(items.map(async ({ kind }) => kind === null ? [] : findFaults(kind, (await kind.playbook()).faults, description, issue)));
  const stop = src === "pages" && findHazards({ itemDescription: description, itemIssue: issue, answers: [] }).outcome === "stop";
  return { src, row, kinds, faults, types: type, danger: row.danger === "1", stop, items, book };
}
const isGood = (r: Row, f: FaultSigns) => r.types !== null ? f.fault !== null && Object.keys(f.fault.faultTypes ?? {}).includes(r.types) : r.faults.length ? f.fault !== null && r.faults.includes(f.fault.id) : f.fault === null;
const IV = (scores: number[]) => { const t = Math.max(...scores); return t + Math.log(scores.reduce((s, x) => s + Math.exp(x - t), 0)); };
export type Options = { drop?: string[]; l2f: number; l2k: number; wl: number; };
export type Model = { fault: Weights; item: Weights };
function strip(s: Signs, drop: string[]): Signs { return drop.length ? Object.fromEntries(Object.entries(s).filter(([k]) => !drop.includes(k))) : s; }
function itemSigns(it: ItemSigns, fs: FaultSigns[], wf: Weights, drop: string[]): Signs {
  if (it.kind === null) return strip(it.signs, drop);
  const scores = fs.map((f) => dot(wf, strip(f.signs, drop)));
  const real = scores.slice(0, -1);
  const best = (n: string) => Math.max(...fs.map((f) => f.signs[n] ?? 0));
  return strip({ ...it.signs, fits: Math.max(...real) - IV(real) + Math.log(real.length), fitsNone: Math.max(...real) - (scores.at(-1) ?? 0), fitsSaying: best('saying'), fitsSaid: best('said'), fitsGrams: best('grams') }, drop);
}
export function train(rows: readonly Row[], o: Options): Model {
  const drop = o.drop ?? [];
  const fc: Choice[] = [];
  for (const r of rows) r.items.forEach((it, i) => {
    if (it.kind === null || !r.kinds.includes(it.kind.id)) return;
    if (r.danger && r.faults.length === 0) return;
    const good = new Set(r.book[i]!.flatMap((f, j) => isGood(r, f) ? [j] : []));
    if (good.size) fc.push({ options: r.book[i]!.map((f) => strip(f.signs, drop)), good, weight: r.src === "pages" ? 1 : o.wl });
  });
  const fault = fit(fc, o.l2f);
  const kc: Choice[] = [];
  for (const r of rows) {
    if (r.src !== "pages") continue;
    const good = new Set(r.items.flatMap((it, i) => (it.kind === null ? r.kinds.length === 0 : r.kinds.includes(it.kind.id)) ? [i] : []));
    if (good.size) kc.push({ options: r.items.map((it, i) => itemSigns(it, r.book[i]!, fault, drop)), good, weight: 1 });
  }
  return { fault, item: fit(kc, o.l2k) };
}
export function rank(r: Row, m: Model, o: Options) {
  const drop = o.drop ?? [];
  const pk = softmax(r.items.map((it, i) => dot(m.item, itemSigns(it, r.book[i]!, m.fault, drop))));
  const out = r.items.flatMap((it, i) => {
    if (it.kind === null) return [{ kind: null as any, fault: null as any, share: pk[i]! }];
    const pf = softmax(r.book[i]!.map((f) => dot(m.fault, strip(f.signs, drop))));
    return r.book[i]!.map((f, j) => ({ kind: it.kind, fault: f.fault, share: pk[i]! * pf[j]! }));
  });
  return out.sort((a, b) => b.share - a.share);
}
function right(r: Row, c: { kind: any; fault: any }) {
  const k = r.kinds.length ? r.kinds.includes(c.kind?.id) : c.kind === null;
  const p = r.faults.length ? r.faults.includes(c.fault?.id) : c.fault === null;
  return { k, p: r.danger ? r.stop : p && !r.stop };
}
export async function run(folder: string, mode = "") {
  const pages: any[] = parse(readFileSync(`${folder}/pages.csv`), { columns: true, bom: true });
  const labels: any[] = parse(readFileSync(`${folder}/fault-labels.csv`), { columns: true, bom: true });
  const ck: any = { laptop: "laptop", vacuum: "vacuum", mobile: "mobile-phone", tablet: "tablet", "printer/scanner": "printer", "desktop computer": "desktop-computer" };
  const rows: Row[] = [];
  const list = (t: string) => t.split("|").filter(Boolean);
  for (const r of pages) rows.push(await prepare("pages", r, `${r.brand} ${r.item}`.trim(), r.problem, list(r.kinds), list(r.faults), null));
  const t0 = Date.now();
  for (const r of labels) { const k = ck[r.category.toLowerCase()]; if (k) rows.push(await prepare("labels", r, `${r.brand} ${r.category}`.trim(), r.problem, [k], [], r.fault_type)); }
  console.log("prepared", rows.length, "ms/row", (Date.now() - t0) / labels.length);
  const unreachK = rows.filter((r) => r.src === "pages" && r.kinds.length && !r.items.some((i) => i.kind && r.kinds.includes(i.kind.id)));
  for (const r of unreachK) console.log("UNREACHED", r.row.brand, r.row.item, "|", r.row.problem.slice(0, 80), "want", r.kinds.join(), "have", r.items.map((i) => i.kind?.id).join());
  const base: Options = { l2f: 0.002, l2k: 0.004, wl: 0.25 };
  const cv = (o: Options, seed = 0, folds = 5) => {
    const res: any[] = [];
    const part = (i: number) => (((i + 1) * 7919 + seed * 104729) >>> 3) % folds;
    for (let f = 0; f < folds; f++) {
      const m = train(rows.filter((_, i) => part(i) !== f), o);
      rows.forEach((r, i) => { if (part(i) === f) res.push({ r, order: rank(r, m, o) }); });
    }
    return res;
  };
  const sum = (res: any[], o: Options) => {
    const p = res.filter((x) => x.r.src === "pages");
    const rt = p.map((x) => ({ ...right(x.r, x.order[0]), in3: x.order.slice(0, 3).some((c: any) => right(x.r, c).p), s: x.order[0].share }));
    const n = rt.length;
    const sure = (t: number) => { const s = rt.filter((x) => x.s >= t); return `${t}: ${(s.length / n).toFixed(2)} right ${(s.filter((x) => x.p).length / s.length).toFixed(3)}`; };
    let ece = 0; const bins: string[] = []; for (let b = 0; b < 10; b++) { const s = rt.filter((x) => Math.min(9, Math.floor(x.s * 10)) === b); if (s.length) bins.push(`${b}:${s.length}/${s.filter((x) => x.p).length}`); if (s.length) ece += Math.abs(s.reduce((t, x) => t + x.s, 0) - s.filter((x) => x.p).length) / n; }
    const l = res.filter((x) => x.r.src === "labels"); 
    const lt = l.map((x) => { const seen: string[] = []; for (const c of x.order) for (const t of Object.keys(c.fault?.faultTypes ?? {})) if (!seen.includes(t)) seen.push(t); return seen.indexOf(x.r.types); });
    const ll = rt.reduce((t, x, i) => t + Math.log(Math.max(0.001, p[i].order.filter((c: any) => right(p[i].r, c).p).reduce((a: number, c: any) => a + c.share, 0))), 0) / n;
    return { kind: rt.filter((x) => x.k).length / n, page: rt.filter((x) => x.p).length / n, in3: rt.filter((x) => x.in3).length / n, sure: [0.6, 0.7, 0.8].map(sure).join("  "), ece, bins: bins.join(' '), ll, labPage: l.filter((x) => Object.keys(x.order[0].fault?.faultTypes ?? {}).includes(x.r.types)).length / l.length, lab1: lt.filter((x) => x === 0).length / l.length, lab3: lt.filter((x) => x >= 0 && x < 3).length / l.length };
  };
  const line = (s: any) => Object.entries(s).map(([k, v]) => `${k} ${typeof v === "number" ? v.toFixed(3) : v}`).join("  ");
  const res = cv(base);
  console.log(line(sum(res, base)));
  if (mode === "look") {
    const m = train(rows, base);
    const intakes: any[] = parse(readFileSync(`${folder}/intakes.csv`), { columns: true, bom: true });
    for (const r of intakes.filter((_, i) => i % 18 === 5)) {
      const row = await prepare("x", r, `${r.brand} ${r.item}`.trim(), r.problem, [], [], null);
      const o = rank(row, m, base);
      console.log(`${o[0]!.share.toFixed(2)} ${r.brand} ${r.item} | ${r.problem.slice(0, 110)} => ${o.slice(0, 2).map((c: any) => `${c.kind?.id}:${c.fault?.id?.replace(c.kind.id + "-", "")} ${c.share.toFixed(2)}`).join(", ")}`);
    }
  }
  if (mode === "grid") for (const o of [{ l2f: 0.001 }, { l2f: 0.005 }, { l2f: 0.015 }, { l2k: 0.001 }, { l2k: 0.01 }, { l2k: 0.03 }, {l2f:0.0005}, {l2f:0.0005,wl:0.1}, { wl: 0.05 }, { wl: 0.1 }, { wl: 1 }]) { const oo = { ...base, ...o }; console.log(JSON.stringify(o), line(sum(cv(oo), oo))); }
  if (mode === "drop") { const m = train(rows, base); for (const n of [...Object.keys(m.fault), ...Object.keys(m.item)]) { const o = { ...base, drop: [n] }; console.log(n.padEnd(16), line(sum(cv(o), o))); } }
  if (mode === "") {
    for (const x of res) if (x.r.src === "pages" && !right(x.r, x.order[0]).p) console.log(`${x.order[0].share.toFixed(2)} ${x.r.row.brand} ${x.r.row.item} | ${x.r.row.problem.slice(0, 120)} => want ${x.r.kinds}:${x.r.faults}${x.r.danger ? " DANGER" : ""}${x.r.stop ? " STOPPED" : ""} got ${x.order.slice(0, 3).map((c: any) => `${c.kind?.id}:${c.fault?.id?.replace(c.kind.id + "-", "")} ${c.share.toFixed(2)}`).join(", ")}`);
    const m = train(rows, base); console.log(JSON.stringify(m));
  }
}
