import type { Load } from "./load-screen";
import type { Walked } from "./time-moves";

export type ScreenRow = { path: string; loads: readonly Load[]; controls: readonly Load[] };

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const whole = (number: number) => Math.round(number).toLocaleString("en");

/** "620 (600–655)" */
const withSpread = (numbers: readonly number[]) =>
  `${whole(median(numbers))} (${whole(Math.min(...numbers))}–${whole(Math.max(...numbers))})`;

/** One row for each screen: its paints with their ratio to the control, what blocked, shifted and was fetched. */
export function screensTable(rows: readonly ScreenRow[]): string {
  const cells = rows.map(({ path, loads, controls }) => {
    const of = (key: keyof Load) => loads.map((load) => load[key]);
    const ratio = (key: keyof Load) =>
      (median(of(key)) / median(controls.map((load) => load[key]))).toFixed(2);
    return [
      `\`${path}\``,
      withSpread(of("fcp")),
      `${ratio("fcp")} ×`,
      withSpread(of("lcp")),
      `${ratio("lcp")} ×`,
      whole(median(of("tbt"))),
      median(of("cls")).toFixed(3),
      median(of("scriptKB")).toFixed(1),
      whole(median(of("kB"))),
      whole(median(of("requests"))),
    ];
  });
  return asTable(
    [
      "screen",
      "first paint, ms",
      "to control",
      "largest paint, ms",
      "to control",
      "blocked, ms",
      "shift",
      "script until it answers, kB",
      "all, kB",
      "requests",
    ],
    cells,
  );
}

/** From a tap to the next screen's heading, and from an input to its frame. */
export function movesTable(walks: readonly Walked[]): string {
  const names = Object.keys(walks[0] ?? {});
  return asTable(
    ["from tap or key to its frame", "ms"],
    names.map((name) => [name, withSpread(walks.map((walked) => walked[name] ?? 0))]),
  );
}

function asTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
