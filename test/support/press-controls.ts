import type { Locator, Page } from "@playwright/test";
import { nameOf } from "./mid-repair";

/** What is not pressed, besides the fields for files, which open the device's own window. */
const leftOut: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^Remove (?:image|audio)$/, "takes the file away: that is what it is for"],
];

/** A window of its own, or the device's mail. */
const leadsOutside = "[target=_blank], [href^='mailto:']";

export type Control = {
  what: string;
  press: () => Promise<void>;
  isToggle: boolean;
  /** What it opens is fetched first. */
  opensLate: boolean;
};

/** All that can be pressed, in the order of the accessibility tree. */
export async function controlsOn(page: Page, isShellIncluded: boolean): Promise<Control[]> {
  const found: Control[] = [];
  for (const role of ["link", "button", "checkbox"] as const) {
    const all = page.getByRole(role, { disabled: false });
    const told = await all.evaluateAll(
      (elements, [outside, hasShell]) =>
        elements.map((element) => ({
          name: repairInPage.nameOf(element),
          isToggle: element.matches("input, [aria-pressed], [aria-expanded]:not([aria-haspopup])"),
          opensLate: element.matches("[aria-haspopup]"),
          isOut:
            element.matches(outside) ||
            element.matches("[type=file]") ||
            !(hasShell || element.closest("main, [role=dialog]")),
        })),
      [leadsOutside, isShellIncluded] as const,
    );
    for (const [nth, { name, isOut, ...kind }] of told.entries())
      if (!isOut && !leftOut.some(([pattern]) => pattern.test(name)))
        found.push({
          what: `${role} "${name}"`,
          ...kind,
          press: () => pressNamed(all, name, told.slice(0, nth), role),
        });
  }
  return found;
}

/** By its name, since others may have come or gone; where several have it, the one that was meant. */
async function pressNamed(all: Locator, name: string, before: { name: string }[], role: string) {
  const which = before.filter((one) => one.name === name).length;
  // The element itself: by its place, "Remove image" coming late would move the key to its neighbour.
  const elements = await all.elementHandles();
  const names = await Promise.all(elements.map((one) => one.evaluate(nameOf)));
  const named = elements.filter((_element, place) => names[place] === name);
  const meant = named[which];
  if (meant === undefined) throw new Error(`${role} "${name}" is not on the screen any more`);
  await meant.press(role === "checkbox" ? "Space" : "Enter");
}
