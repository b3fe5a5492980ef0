import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser } from "../support/browser";

/** Words that stand in the code of each part, and nowhere else. */
const marks = {
  openai: "X-Stainless-Retry-Count",
  axios: "AxiosError",
  "the handbook's entries": "You should see",
};

describe("the first screen", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it.each(Object.entries(marks))("comes without %s, which is in the build", async (_part, mark) => {
    const assets = join(process.cwd(), "dist/assets");
    const holds = (text: string) => text.toLowerCase().includes(mark.toLowerCase());
    const chunks = readdirSync(assets).filter((name) => name.endsWith(".js"));
    expect(chunks.some((name) => holds(readFileSync(join(assets, name), "utf8")))).toBe(true);

    const page = await browser.newPage();
    const loaded: Promise<string>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js")) loaded.push(response.text());
    });
    await page.goto(inject("appUrl"), { waitUntil: "networkidle" });
    const scripts = await Promise.all(loaded);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(holds)).toEqual([]);
    await page.close();
  });
});
