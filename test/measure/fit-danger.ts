import { writeFileSync } from "node:fs";
import { type DangerSigns, dangerParts } from "~/domain/safety/danger-signs";
import { readDangerRows } from "./danger-rows";
import type { DangerRow } from "./danger-rows";
import { fitLogit } from "./fit-logit";

type Weights = ReadonlyMap<string, number>;

/** What speaks for danger in any row, whatever else is said. */
const base = "base";

/** A sign that stands in fewer rows tells nothing. */
const fewestRows = 3;

/** How strongly the weights are held near nought: a third of what answers need, by what the writers left out say. */
const hold = 0.33;

/**
 * Fits what each word and concept says for danger, prints how that does on folders and writers
 * that it was not fitted to, or writes the weights of all rows together.
 */
export async function fitDanger(folders: readonly string[], write: boolean) {
  const rows = await readDangerRows(folders);
  console.log(`${rows.length} rows`);
  if (write) writeFileSync("src/domain/safety/danger-weights.ts", writeWeights(fit(rows)));
  else for (const source of new Set(rows.map((row) => row.source))) measure(rows, source);
}

function measure(rows: readonly DangerRow[], source: string) {
  const weights = fit(rows.filter((row) => row.source !== source));
  const left = rows.filter((row) => row.source === source);
  report(source, left, ({ signs }) => {
    let sum = 0;
    for (const [sign, value] of listSigns(signs)) sum += value * (weights.get(sign) ?? 0);
    return sum;
  });
}

const fit = (rows: readonly DangerRow[]): Weights =>
  fitLogit(
    rows.map(({ signs, isDanger, weight }) => ({ signs: listSigns(signs), is: isDanger, weight })),
    fewestRows,
    hold,
  );

function listSigns(signs: DangerSigns): Map<string, number> {
  const worth = (part: (typeof dangerParts)[number]) => 1 / Math.sqrt(signs[part].size || 1);
  return new Map([
    [base, 1],
    ...dangerParts.flatMap((part) =>
      [...signs[part]].map((sign) => [`${part} ${sign}`, worth(part)] as const),
    ),
  ]);
}

function report(source: string, rows: readonly DangerRow[], weigh: (row: DangerRow) => number) {
  const weighed = rows.map((row) => ({ row, weight: weigh(row) }));
  const groups = new Map<string, typeof weighed>();
  for (const one of weighed)
    groups.set(one.row.language, [...(groups.get(one.row.language) ?? []), one]);
  for (const [language, all] of groups)
    for (const limit of [Infinity, 2, 1.75, 1.5, 1.25, 1]) {
      const isRaised = ({ row, weight }: (typeof all)[number]) => row.isStopped || weight > limit;
      const share = (danger: boolean) => {
        const some = all.filter(({ row }) => row.isDanger === danger);
        return `${some.filter(isRaised).length} of ${some.length}`;
      };
      console.log(
        `${source} ${language} above ${limit}: stops ${share(true)}, false ${share(false)}`,
      );
    }
}

/** Weights nearer to nought say too little to be kept, in tenths. */
const least = 4;

function writeWeights(weights: Weights): string {
  const packed = dangerParts.map((part) => {
    const worths = [...weights]
      .filter(([sign]) => sign.startsWith(`${part} `))
      .map(([sign, worth]) => [sign.slice(part.length + 1), worth] as const);
    return `  ${part}:\n    "${pack(worths)}",`;
  });
  return `/**
 * What each word, by its first letters, and each concept says for danger or against it; read by
 * danger-signs.ts. Written by \`npm run fit:danger -- FOLDER --write\`, from what people told.
 */
export const dangerWeights = {
  base: ${Math.round((weights.get(base) ?? 0) * 100) / 100},
${packed.join("\n")}
};
`;
}

function pack(worths: readonly (readonly [string, number])[]): string {
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
