import type { Locator, Page } from "@playwright/test";

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
  // In one go: by its place, "Remove image" coming late would move the key to its neighbour.
  const isFocused = await all.evaluateAll(
    (elements, [wanted, nth]) => {
      const named = elements.filter((element) => repairInPage.nameOf(element) === wanted);
      const meant = named[nth];
      if (meant instanceof HTMLElement) meant.focus();
      return meant !== undefined && document.activeElement === meant;
    },
    [name, which] as const,
  );
  if (!isFocused) throw new Error(`${role} "${name}" is not there, or takes no focus, any more`);
  await all.page().keyboard.press(role === "checkbox" ? "Space" : "Enter");
}
