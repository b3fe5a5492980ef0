import { expect, type Locator, type Page } from "@playwright/test";

type Direction = "Tab" | "Shift+Tab";

/** On no screen are there more places to stop at between two that matter. */
const mostStops = 60;

/**
 * Runs in the page, after a key: what is wrong with where the focus is. It must be on something, in
 * sight and under nothing, ringed, and behind what had it before (in front of it, going back).
 */
function faultOfFocus(direction: Direction): string | null {
  const place = document.activeElement;
  const before: unknown = Reflect.get(window, "lastPlace");
  if (!(place instanceof HTMLElement) || place === document.body) return "the focus is lost";

  const name = `${place.tagName} "${place.getAttribute("aria-label") ?? place.textContent.slice(0, 40)}"`;
  // A field shows it by its frame, a tick and a file's input by what is drawn for them.
  const frame = place.parentElement?.querySelector(":scope > fieldset");
  const drawn = [place, place.parentElement, ...(place.parentElement?.children ?? [])];
  const isRinged = drawn.some((box) => box && getComputedStyle(box).outlineStyle !== "none");
  const isFramed = frame && getComputedStyle(frame).borderTopWidth === "2px";
  if (!isRinged && !isFramed) return `${name} has the focus and does not show it`;

  const seen = place.clientHeight > 1 ? place : (place.parentElement ?? place);
  const { left, top, width, height } = seen.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 100));
  if (!middle || !(seen.contains(middle) || seen.parentElement?.contains(middle)))
    return `${name} has the focus and is out of sight, or under something`;

  if (!(before instanceof Node) || !before.isConnected) return null;
  const order = before.compareDocumentPosition(place);
  const isNext = direction === "Tab" ? 4 : 2;
  return (order & isNext) === 0 ? `${name} has the focus out of order` : null;
}

const keepPlace = () => void Reflect.set(window, "lastPlace", document.activeElement);

/** Goes on by Tab until the focus is there, and sees at each stop that it is where a person can follow it. */
export async function tabTo(page: Page, goal: Locator, direction: Direction = "Tab") {
  await expect(goal).toBeVisible();
  await page.evaluate(keepPlace);
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press(direction);
    // What lies over it, such as a toast, may take a moment to go.
    await expect.poll(() => page.evaluate(faultOfFocus, direction)).toBeNull();
    await page.evaluate(keepPlace);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("Tab does not lead there");
}

/** Goes there by Tab and presses that key. */
export async function pressAt(page: Page, goal: Locator, key: "Enter" | "Space") {
  await tabTo(page, goal);
  await page.keyboard.press(key);
}
