import type { Page } from "@playwright/test";

/**
 * What still moves on the screen that is open: nothing may, where motion is not welcome (design.md).
 * Up to 10 ms nobody sees it: MUI hears by such an animation that a field was filled in, and a toast that it ends.
 */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("*")]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .flatMap((element) =>
        [undefined, "::before", "::after"].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const animation = style.animationName === "none" ? "0s" : style.animationDuration;
          const seconds = `${animation},${style.transitionDuration}`
            .split(",")
            .map(Number.parseFloat);
          const longest = Math.max(...seconds);
          return longest > 0.01 ? `${longest} s: ${element.tagName} ${element.className}` : [];
        }),
      ),
  );
}

/** Spaces every text as a person may have it (WCAG 1.4.12), from now on. */
export async function spaceText(page: Page) {
  await page.evaluate(() => {
    // The policy lets no style element in.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * Each element that hides a part of its own text, without a way to scroll there. What ends in three dots is
 * there in full below, and what a button unfolds opens.
 */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = new Set(["hidden", "clip"]);
    const folded = [...document.querySelectorAll('[aria-expanded="false"][aria-controls]')].map(
      (button) => document.getElementById(button.getAttribute("aria-controls") ?? ""),
    );
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((box) => {
        if (folded.some((fold) => fold?.contains(box))) return false;
        // One pixel is what is only read out.
        if (box.clientWidth <= 1 || box.closest("svg, [aria-hidden=true]")) return false;
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return false;
        const isCutX = hides.has(overflowX) && box.scrollWidth > box.clientWidth + 1;
        const isCutY = hides.has(overflowY) && box.scrollHeight > box.clientHeight + 1;
        return (isCutX || isCutY) && box.innerText.trim() !== "";
      })
      .map((box) => `${box.tagName}: ${box.innerText.slice(0, 60)}`);
  });
}

/** How many pixels of the page lie beside the window. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
