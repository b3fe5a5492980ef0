import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import { test } from "../support/offline-test";

/** What a worker fetches while it is installed, in bytes as a host sends them. */
const mostOfShell = 250_000;

/** The files that a worker keeps from the start, by the list that Workbox wrote into it. */
function filesOfShell(): string[] {
  const worker = readFileSync("dist/sw.js", "utf8");
  return [...worker.matchAll(/\{url:"([^"]+)"/g)].map(([, url = ""]) => url);
}

test("the shell is small enough to be fetched beside the first screen", () => {
  const files = filesOfShell();
  expect(files).toContain("index.html");
  const sizes = files.map((file) => brotliCompressSync(readFileSync(join("dist", file))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostOfShell);
});

test("the shell and the content are the whole build, and the mocked worker is in neither", () => {
  const content: string[] = JSON.parse(readFileSync("dist/content-files.json", "utf8"));
  const assets = readdirSync("dist/assets").map((name) => `assets/${name}`);
  const kept = new Set([...filesOfShell(), ...content.map((path) => path.slice(1))]);
  expect(assets.filter((file) => !kept.has(file))).toEqual([]);
  expect(readdirSync("dist")).not.toContain("mockServiceWorker.js");
});

test("Chromium finds nothing that keeps the app from being installed", async ({ page }) => {
  await page.goto("/");
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // Playwright's contexts are private windows.
  const others = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(others).toEqual([]);
  const { data } = await browser.send("Page.getAppManifest");
  const manifest: { icons: { src: string }[] } = JSON.parse(data ?? "");
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
});
