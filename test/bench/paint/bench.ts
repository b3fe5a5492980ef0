import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Browser, chromium } from "@playwright/test";
import { paths } from "~/shared/paths";
import { publicScreens as screens } from "../../support/public-screens";
import { findBrowser } from "../../support/find-browser";
import { bench as benchMatching } from "../matching/bench";
import { benchShortly as benchStreaming } from "../streaming/bench";
import { type Load, loadScreen, slowdown } from "./load-screen";
import { saveControl } from "./save-control";
import { servePacked } from "./serve-packed";
import { timeMoves, type Walked } from "./time-moves";
import { median, movesTable, type ScreenRow, screensTable } from "./write-tables";

const rounds = 5;

/** "--screens=/,/signin" and "--rounds=3" for a quick look; the whole is what README.md shows. */
const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1];

/**
 * The build in `dist`, packed with brotli, on a slow line and a slow phone: each public screen beside
 * the same page saved without script in the same run, the moves of the flow, and streaming and matching
 * in short. Writes what it found into README.md.
 *
 * @returns whether the handbook's page and the streamed text keep their limits
 */
export async function bench(): Promise<boolean> {
  const controls = new Map<string, string>();
  const app = await servePacked("dist", controls);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const isWhole = process.argv.every((word) => !word.startsWith("--"));
  try {
    const rows: ScreenRow[] = [];
    for (const path of option("screens")?.split(",") ?? screens)
      rows.push(await measureScreen(browser, app.url, path, controls));
    const shown = screensTable(rows);
    console.log(shown);
    const walks: Walked[] = [];
    for (let round = 1; round <= Number(option("walks") ?? rounds); round += 1)
      walks.push(await timeMoves(browser, app.url));
    const report = [machine(browser), shown, movesTable(walks)].join("\n\n");
    console.log(`\n${report}\n`);
    if (!isWhole) return true;
    writeReadme(report);
  } finally {
    await browser.close();
    app.close();
  }
  const hasFound = await benchMatching();
  return (await benchStreaming()) && hasFound;
}

async function measureScreen(
  browser: Browser,
  url: string,
  path: string,
  controls: Map<string, string>,
): Promise<ScreenRow> {
  const control = `/control${path}`;
  controls.set(control, await saveControl(url + path));
  // The landing page itself is links alone, which work from the start; its buttons are the frame's.
  const live = path === paths.home ? "#root[data-live]" : "main[data-live]";
  const loads: Load[] = [];
  const bare: Load[] = [];
  // In turns, so that a slow minute of the machine slows both.
  for (let round = 1; round <= Number(option("rounds") ?? rounds); round += 1) {
    bare.push(await loadScreen(browser, url + control));
    loads.push(await loadScreen(browser, url + path, live));
  }
  console.log(`${path}: largest paint ${Math.round(median(loads.map(({ lcp }) => lcp)))} ms`);
  return { path, loads, controls: bare };
}

function machine(browser: Browser): string {
  const [{ model } = { model: "an unknown processor" }, ...others] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${others.length + 1} × ${model.trim()}, Node ${process.versions.node}, Chromium ${browser.version()}; slow 4G (1.6 Mbps, 150 ms), processor ${slowdown} times slower, brotli, medians of ${rounds}.`;
}

/** Between the marks of README.md. */
function writeReadme(report: string) {
  const text = readFileSync("README.md", "utf8");
  const marks = /(<!-- bench -->\n)[^]*(<!-- \/bench -->)/;
  if (!marks.test(text)) throw new Error("README.md has no place for the measures");
  writeFileSync(
    "README.md",
    text.replace(marks, (_, start, end) => `${start}\n${report}\n${end}`),
  );
}
