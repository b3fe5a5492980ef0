import { expect, type Page } from "@playwright/test";
import { test } from "../support/app-test";
import { createAccount } from "../support/create-account";
import { heldIn, midRepair, nameOf, type Path, putPhotosIn } from "../support/mid-repair";
import { controlsOn } from "../support/press-controls";

/*
 * Every link, button, tick and key of the flow, pressed from the middle of a repair, with the way back
 * by the history or Escape. The controls are found on the screen, so that a new one is pressed as well.
 * What the history's entry holds is what a reload finds; each screen is reloaded at its end besides.
 */

/** Where somebody stands and what became of it: what it is for to change that. */
const isPlace = (line: string) => /^\/(?:bench\/place|outcome|preserveFormData)/.test(line);

/** Enough for what is pressed to answer; what is fetched or written for it is waited for. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))),
  );

/** These lead on once the handbook has answered. */
const leadsOn = /^button "(?:Continue to Diagnostics|Generate )/;

async function lookAt(page: Page) {
  const { held, ...seen } = await page.evaluate(() => {
    // As when the tab is left: what was changed a moment ago is written now.
    document.dispatchEvent(new Event("visibilitychange"));
    return {
      path: location.pathname,
      held: repairInPage.heldIn(history.state?.usr),
      idx: Number(history.state?.idx ?? -1),
      // The chat is there unseen before it is opened.
      overlays: [...document.querySelectorAll("[role=dialog], [role=menu]")].filter((one) =>
        one.checkVisibility(),
      ).length,
    };
  });
  return { ...seen, all: held, held: held.filter((line) => !isPlace(line)) };
}

type Seen = Awaited<ReturnType<typeof lookAt>>;

/** What was there at first and is not any more. A text to which something was added is still there. */
const lost = (before: readonly string[], now: readonly string[]) =>
  before.filter((line) => {
    const [key = "", value = ""] = line.split(/: "?(.*)"?$/s);
    return !now.some((one) => one.startsWith(`${key}: `) && one.includes(value.replace(/"$/, "")));
  });

/** Puts a screen into the middle of the repair, in the history's entry that is there. */
async function restore(page: Page, path: Path, isAtBench: boolean) {
  const loaded = page.waitForEvent("load");
  await page.evaluate(
    ([to, state, atBench]) => {
      const usr = Object.assign(Object(repairInPage.putPhotosIn(state)), atBench && { atBench });
      // By another key, or the screen that is left would write its own state over it.
      const key = crypto.randomUUID();
      history.replaceState({ idx: 0, ...history.state, key, usr }, "", to);
      // At once, before the screen that is left navigates by itself.
      location.reload();
    },
    [path, midRepair[path], isAtBench] as const,
  );
  await loaded;
}

/** Back by what a person has for it, from wherever the control has led. */
async function comeBack(page: Page, start: Seen) {
  const now = await lookAt(page);
  if (now.idx !== start.idx) await page.evaluate((by) => history.go(by), start.idx - now.idx);
  else if (now.overlays > start.overlays) {
    // It hears Escape once it has the focus.
    await expect(
      page.locator(":is([role=dialog], [role=menu]):focus-within").first(),
    ).toBeAttached();
    await page.keyboard.press("Escape");
    // What still fades away would be taken for opened by the next control.
    await expect
      .poll(async () => (await lookAt(page)).overlays)
      .toBeLessThanOrEqual(start.overlays);
  }
  await expect.poll(async () => (await lookAt(page)).idx).toBe(start.idx);
  await settle(page);
}

/** Runs in the page: somebody who leaves before what they have changed is written at rest. */
function neverRest() {
  const later = window.setTimeout;
  const restMs = 400;
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === restMs ? 0 : later(handler, ms, ...rest),
  });
}

const guideTitle = "Step-by-Step Repair Guide";

/** The title of each screen, and what stands at its end once it is whole. */
const screens = [
  ["/repair-request", "Submit a Repair Request", "button", "Continue to Diagnostics"],
  ["/diagnostics", "Diagnostic Questions", "button", "Generate Root Cause"],
  ["/root-cause", "Root Cause Analysis", "button", "Generate Repair Guide"],
  ["/repair-guide", guideTitle, "button", "Back to Top"],
  ["/repair-guide", "Measure the fuse", "button", "Done, next"],
] as const;

const benchKeys = ["ArrowRight", "Space", "PageDown", "ArrowLeft", "PageUp", "r", "t", "l", "?"];

test.use({ visitor: "demo user" });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(
    `window.repairInPage = { heldIn: ${String(heldIn)}, putPhotosIn: ${String(putPhotosIn)}, nameOf: ${String(nameOf)} };
    window.print = () => {};`,
  );
  await page.goto("/cookies");
  // Until it is alive, the router still has to find the address that the page was built for.
  await expect(page.locator("main[data-live]")).toBeAttached();
});

test("nothing of a repair is lost by anything that can be pressed in it", async ({ page }) => {
  for (const [path, title, role, last] of screens) {
    const isAtBench = title === "Measure the fuse";
    const isWhole = async () => {
      await expect(page.getByRole("heading", { level: 1, name: title }), title).toBeVisible();
      await expect(page.getByRole(role, { name: last })).toBeVisible();
    };
    await restore(page, path, false);
    if (isAtBench) await page.getByRole("button", { name: "Go on at step 2 of 2" }).click();
    await isWhole();
    const start = await lookAt(page);
    const keys = (isAtBench ? benchKeys : []).map((key) => ({
      what: `key ${key}`,
      isToggle: false,
      opensLate: false,
      press: () => page.keyboard.press(key),
    }));
    const controls = [...(await controlsOn(page, title === guideTitle)), ...keys];
    expect(controls.length, title).toBeGreaterThan(3);
    for (const { what, press: pressIt, isToggle, opensLate } of controls) {
      await test.step(`${what} of ${title}`, async () => {
        await pressIt();
        if (leadsOn.test(what)) await page.waitForURL(({ pathname }) => pathname !== path);
        await settle(page);
        if (opensLate)
          await expect
            .poll(async () => (await lookAt(page)).overlays)
            .toBeGreaterThan(start.overlays);
        if (isToggle && (await lookAt(page)).idx === start.idx) await pressIt();
        await comeBack(page, start);
        const { held, all } = await lookAt(page);
        expect.soft(lost(start.held, held), what).toEqual([]);
        if (start.all.every((line) => all.includes(line))) return isWhole();
        await restore(page, path, isAtBench);
        await isWhole();
      });
    }
    await page.reload();
    await isWhole();
    expect(lost(start.held, (await lookAt(page)).held), title).toEqual([]);
  }
});

test("nothing of a repair is lost by signing out and in again", async ({ page }) => {
  await restore(page, "/repair-guide", false);
  await expect(page.getByRole("button", { name: "Back to Top" })).toBeVisible();
  const { held } = await lookAt(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Fix Don't Replace/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Go on with your/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Sign In" }).first().click();
  await page.getByRole("button", { name: "Use the demo account" }).click();
  await page.getByRole("button", { name: /^Go on with your/ }).click();
  await expect(page.getByRole("button", { name: "Back to Top" })).toBeVisible();
  expect((await lookAt(page)).held).toEqual(expect.arrayContaining(held));
});

test("what somebody was at is neither shown nor lent to who signs in next in that tab", async ({
  page,
}) => {
  await page.addInitScript(neverRest);
  await page.goto("/repair-request");
  const server = { baseUrl: "http://localhost:9", model: "tiny", apiKey: "sk-of-the-one-before" };
  await page.evaluate(
    (text) => sessionStorage.setItem("assistant-settings", text),
    JSON.stringify({ state: { chosen: { source: "handbook", server } }, version: 1 }),
  );
  await restore(page, "/repair-guide", false);
  await expect(page.getByRole("button", { name: "Back to Top" })).toBeVisible();
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Fix Don't Replace/ })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))))
    .not.toContain("sk-of-the-one-before");

  await page.goBack();
  await expect(page).toHaveURL("/signin");
  await page.getByRole("link", { name: "Sign up" }).click();
  await createAccount(page, "next@example.com", "a-long-pass-phrase-1");
  await expect(page).toHaveURL("/repair-request");
  await expect(page.getByRole("textbox", { name: "Item Description" })).toHaveValue("");
  const { held } = await lookAt(page);
  expect(held.join()).not.toContain("kettle");
});

test("what is typed is kept when somebody logs out in another tab, which says so", async ({
  page,
}) => {
  await page.goto("/repair-request");
  await page.getByRole("textbox", { name: "Item Description" }).fill("My old kettle");
  const other = await page.context().newPage();
  await other.goto("/");
  await other.getByRole("button", { name: "Account menu" }).click();
  await other.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("alert")).toContainText("You logged out in another tab.");
  await page.getByRole("button", { name: "Use the demo account" }).click();
  await expect(page.getByRole("textbox", { name: "Item Description" })).toHaveValue(
    "My old kettle",
  );
});

test("a double tap goes one screen on and one back", async ({ page }) => {
  await restore(page, "/repair-guide", false);
  const toBench = page.getByRole("button", { name: "Go on at step 2 of 2" });
  await expect(toBench).toBeVisible();
  const { idx } = await lookAt(page);
  await toBench.dblclick();
  await expect(page.getByRole("button", { name: "Done, next" })).toBeVisible();
  expect((await lookAt(page)).idx).toBe(idx + 1);
  await page.getByRole("button", { name: "Leave the bench" }).dblclick();
  await expect(toBench).toBeVisible();
  expect(await lookAt(page)).toMatchObject({ path: "/repair-guide", idx });
});
