import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";

/** kB of script, packed with brotli, that each public page asks for before it answers. */
const budgets = {
  index: 120,
  signin: 140,
  signup: 140,
  "forgot-password": 140,
  "reset-password": 140,
  terms: 140,
  privacy: 140,
  cookies: 140,
  "404": 140,
  app: 120,
};

/** A page itself, with its styles. */
const mostOfPage = 18;

const sizes = new Map<string, number>();

/** In kB. The pages share most of their files, and each is packed once. */
function packed(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(`dist/${file}`)).length / 1000;
  sizes.set(file, size);
  return size;
}

for (const [page, budget] of Object.entries(budgets)) {
  test(`${page}.html keeps to its bytes`, () => {
    const html = readFileSync(`dist/${page}.html`, "utf8");
    const files = new Set(html.match(/assets\/[\w-]+\.js/g));
    expect(files.size).toBeGreaterThan(0);
    const script = [...files].reduce((sum, file) => sum + packed(file), 0);
    expect.soft(script, "script").toBeLessThanOrEqual(budget);
    expect.soft(packed(`${page}.html`), "the page").toBeLessThanOrEqual(mostOfPage);
  });
}
