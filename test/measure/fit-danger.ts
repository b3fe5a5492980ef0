import { writeFileSync } from "node:fs";
import type { DangerSigns } from "~/domain/safety/danger-signs";
import { readDangerRows } from "./danger-rows";
import type { DangerRow } from "./danger-rows";
import { fitLogit, weighRow } from "./fit-dense-logit";
import type { Logit, LogitRow } from "./fit-dense-logit";
import { readVectors } from "./word-vectors";
import type { Vectors } from "./word-vectors";

const parts = ["item", "told", "meant"] as const;

/**
 * Fits what each word and concept says for danger, prints how that does on folders that it was not
 * fitted to, or writes the weights of all rows together.
 */
export async function fitDanger(vectorFile: string, folders: readonly string[], write: boolean) {
  const vectors = readVectors(vectorFile);
  const rows = await readDangerRows(folders);
  console.log(`${rows.length} rows`);
  if (!write) return measure(rows, folders, vectors);
  const { fitted, names } = fit(rows, vectors);
  writeFileSync("src/domain/safety/danger-weights.ts", writeWeights(fitted, names, vectors));
}

function measure(rows: readonly DangerRow[], folders: readonly string[], vectors: Vectors) {
  for (const folder of folders) {
    const { fitted, names } = fit(
      rows.filter(({ source }) => source !== folder),
      vectors,
    );
    const left = rows.filter(({ source }) => source === folder);
    report(folder, left, (row) => weighRow(fitted, toLogitRow(row, names, vectors)));
  }
}

/** A sign that stands in fewer rows tells nothing. */
const fewestRows = 2;

function fit(rows: readonly DangerRow[], vectors: Vectors) {
  const counts = new Map<string, number>();
  for (const { signs } of rows)
    for (const part of parts)
      for (const sign of signs[part])
        counts.set(`${part} ${sign}`, (counts.get(`${part} ${sign}`) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= fewestRows);
  const names = new Map(common.map(([name], place) => [name, place]));
  const logitRows = rows.map((row) => toLogitRow(row, names, vectors));
  return { fitted: fitLogit(logitRows, names.size, 2 * vectors.size), names };
}

type Names = ReadonlyMap<string, number>;

function toLogitRow(row: DangerRow, names: Names, vectors: Vectors): LogitRow {
  const places: number[] = [];
  const values: number[] = [];
  for (const part of parts) {
    const value = 1 / Math.sqrt(row.signs[part].size || 1);
    for (const sign of row.signs[part]) {
      const place = names.get(`${part} ${sign}`);
      if (place === undefined) continue;
      places.push(place);
      values.push(value);
    }
  }
  const dense = row.language === "en" ? meanings(row.signs, vectors) : null;
  return { places, values, dense, isRight: row.isDanger, weight: row.weight };
}

/** What the words of the thing and those told of it mean, as vectors, one behind the other. */
function meanings({ item, told }: DangerSigns, { of, size }: Vectors): Float64Array {
  const sum = new Float64Array(2 * size);
  for (const [shift, words] of [item, told].entries())
    for (const word of words) {
      const vector = of.get(word) ?? [];
      for (let at = 0; at < vector.length; at++)
        sum[shift * size + at] =
          (sum[shift * size + at] ?? 0) + (vector[at] ?? 0) / Math.sqrt(words.size);
    }
  return sum;
}

function report(folder: string, rows: readonly DangerRow[], weigh: (row: DangerRow) => number) {
  const weighed = rows.map((row) => ({ row, weight: weigh(row) }));
  const groups = new Map<string, typeof weighed>();
  for (const one of weighed)
    groups.set(one.row.language, [...(groups.get(one.row.language) ?? []), one]);
  for (const [language, all] of groups)
    for (const limit of [Infinity, 2.5, 2, 1.5, 1]) {
      const isRaised = ({ row, weight }: (typeof all)[number]) => row.isStopped || weight > limit;
      const share = (danger: boolean) => {
        const some = all.filter(({ row }) => row.isDanger === danger);
        return `${some.filter(isRaised).length} of ${some.length}`;
      };
      console.log(
        `${folder} ${language} above ${limit}: stops ${share(true)}, false ${share(false)}`,
      );
    }
}

/** Weights nearer to nought say too little to be kept. */
const least = 2;

function writeWeights({ weights, dense, base }: Logit, names: Names, vectors: Vectors): string {
  const packed = parts.map((part, shift) => {
    const worths = new Map<string, number>();
    for (const [name, place] of names)
      if (name.startsWith(`${part} `)) worths.set(name.slice(part.length + 1), weights[place] ?? 0);
    if (part !== "meant")
      for (const [word, vector] of vectors.of) {
        const own = vector.reduce(
          (sum, value, at) => sum + value * (dense[shift * vectors.size + at] ?? 0),
          0,
        );
        worths.set(word, (worths.get(word) ?? 0) + own);
      }
    return `  ${part}:\n    "${pack(worths)}",`;
  });
  return `/**
 * What each word, by its first letters, and each concept says for danger or against it; read by
 * danger-signs.ts. Written by \`npm run fit:danger -- VECTORS.json FOLDER --write\`, from what people told
 * and from English word vectors (GloVe), which lend a word the weight of its likes.
 */
export const dangerWeights = {
  base: ${Math.round(base * 100) / 100},
${packed.join("\n")}
};
`;
}

function pack(worths: ReadonlyMap<string, number>): string {
  const bins = new Map<number, string[]>();
  for (const [sign, worth] of worths) {
    const tenths = Math.round(worth * 10);
    if (Math.abs(tenths) >= least) bins.set(tenths, [...(bins.get(tenths) ?? []), sign]);
  }
  return [...bins]
    .toSorted(([a], [b]) => b - a)
    .map(([tenths, signs]) => `${tenths} ${signs.toSorted().join(",")}`)
    .join(";");
}
