import { expect, type Page } from "@playwright/test";
import { paths } from "../../src/shared/paths";

export type Repair = { item: string; issue: string; answers: readonly [string, string, string] };

/** From the request form to the three answers. */
export async function walkToAnswers(page: Page, { item, issue, answers }: Repair) {
  await page.getByLabel("Item Description").fill(item);
  await page.getByLabel("Issue Description").fill(issue);
  await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
  await expect(heading(page, "Diagnostic Questions")).toBeVisible();
  await answerQuestions(page, answers);
}

export async function answerQuestions(page: Page, answers: Repair["answers"]) {
  const boxes = page.getByRole("main").getByRole("textbox");
  await expect(boxes).toHaveCount(3);
  for (const [index, answer] of answers.entries()) await boxes.nth(index).fill(answer);
}

export async function goOnToRootCause(page: Page) {
  await page.getByRole("button", { name: "Generate Root Cause" }).click();
  await expect(heading(page, "Root Cause Analysis")).toBeVisible();
}

export async function goOnToGuide(page: Page) {
  await page.getByRole("button", { name: "Generate Repair Guide" }).click();
  await expect(heading(page, "Step-by-Step Repair Guide")).toBeVisible();
}

/** The whole journey by hand, from the request form to the guide. */
export async function walkToGuide(page: Page, repair: Repair) {
  await walkToAnswers(page, repair);
  await goOnToRootCause(page);
  await goOnToGuide(page);
}

function heading(page: Page, name: string) {
  return page.getByRole("heading", { level: 1, name });
}

/** An address inside the app, with what React Router hands to its screen. */
export type Entry = { pathname: string; state: unknown };

/** What the three screens after the request were handed on one walk. */
export type Walk = Record<"diagnostics" | "rootCause" | "guide", Entry>;

/** Walks from the request form to the guide, and keeps the entries on the way. */
export async function recordWalk(page: Page, repair: Repair): Promise<Walk> {
  const entry = () =>
    page.evaluate((): Entry => ({ pathname: location.pathname, state: history.state.usr }));
  await page.goto(paths.repairRequest);
  await walkToAnswers(page, repair);
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
