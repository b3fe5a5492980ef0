import { expect, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";

export type Repair = { item: string; issue: string; answers: readonly [string, string, string] };

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

export async function describeRepair(page: Page, { item, issue }: Pick<Repair, "item" | "issue">) {
  await page.getByLabel("Item Description").fill(item);
  await page.getByLabel("Issue Description").fill(issue);
}

/** From the described item to the three answers. */
async function answerQuestions(page: Page, { answers }: Repair) {
  await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
  await expect(heading(page, "Diagnostic Questions")).toBeVisible();
  const boxes = page.getByRole("main").getByRole("textbox");
  for (const [index, answer] of answers.entries()) await boxes.nth(index).fill(answer);
}

async function goOnToRootCause(page: Page) {
  await page.getByRole("button", { name: "Generate Root Cause" }).click();
  await expect(heading(page, "Root Cause Analysis")).toBeVisible();
}

async function goOnToGuide(page: Page) {
  await page.getByRole("button", { name: "Generate Repair Guide" }).click();
  await expect(heading(page, "Step-by-Step Repair Guide")).toBeVisible();
}

/** From the described item to the guide. */
export async function walkOnToGuide(page: Page, repair: Repair) {
  await answerQuestions(page, repair);
  await goOnToRootCause(page);
  await goOnToGuide(page);
}

/** The whole journey by hand, from the empty request form to the guide. */
export async function walkToGuide(page: Page, repair: Repair) {
  await describeRepair(page, repair);
  await walkOnToGuide(page, repair);
}

/** An address inside the app, with what React Router hands to its screen. */
export type Entry = { pathname: string; state: unknown };

/** What the three screens after the request were handed on one walk. */
export type Walk = Record<"diagnostics" | "rootCause" | "guide", Entry>;

/** Walks from the request form to the guide, and keeps the entries on the way. */
export async function recordWalk(page: Page, repair: Repair): Promise<Walk> {
  const entry = () =>
    page.evaluate((): Entry => {
      // As when the tab is left: what was typed a moment ago is kept now.
      document.dispatchEvent(new Event("visibilitychange"));
      return { pathname: location.pathname, state: history.state.usr };
    });
  await page.goto(paths.repairRequest);
  await describeRepair(page, repair);
  await answerQuestions(page, repair);
  const diagnostics = await entry();
  await goOnToRootCause(page);
  const rootCause = await entry();
  await goOnToGuide(page);
  return { diagnostics, rootCause, guide: await entry() };
}

/** Opens the app on such an entry, as after the way through the flow. */
export async function openEntry(page: Page, { pathname, state }: Entry) {
  // Only where nothing is kept yet: a reload is to find what the app has made of it.
  await page.addInitScript(
    (entry) => {
      if (location.pathname !== entry.pathname || history.state !== null) return;
      history.replaceState({ usr: entry.state, key: "default", idx: 0 }, "");
    },
    { pathname, state },
  );
  await page.goto(pathname);
}
