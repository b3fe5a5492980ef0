import type { Browser } from "@playwright/test";

/** The page as it stands once it is complete, with all its styles and without any script. */
export async function saveControl(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(url, { waitUntil: "networkidle" });
  const html = await page.evaluate(() => {
    // Runs in the page, where nothing from outside is known.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const rulesOf = ({ cssRules }: CSSStyleSheet) => Array.from(cssRules, (rule) => rule.cssText);
    const css = [...document.styleSheets].flatMap(rulesOf).join("\n");
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new Error("The page has no root");
    for (const extra of copy.querySelectorAll("script, style, link:not([rel=icon]), [http-equiv]"))
      extra.remove();
    return copy.outerHTML.replace("</head>", () => `<style>${css}</style></head>`);
  });
  await page.close();
  return `<!doctype html>${html}`;
}
