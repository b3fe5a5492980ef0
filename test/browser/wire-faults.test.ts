import { expect, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { connectAiServer } from "../support/ai-settings";
import { test } from "../support/app-test";
import type { Behaviour, OpenAiServer } from "../support/openai-server";
import { answered, answeredEntry } from "../support/repair-entries";
import { openEntry } from "../support/walk-repair";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function expectAnswersKept(page: Page) {
  const boxes = page.getByRole("main").getByRole("textbox");
  await expect(boxes).toHaveCount(answered.length);
  for (const [index, { answer }] of answered.entries()) {
    await expect(boxes.nth(index)).toHaveValue(answer);
  }
}

async function askWhile(page: Page, ai: OpenAiServer, behaviour: Behaviour) {
  ai.behave(behaviour);
  await button(page, "Generate Root Cause").click();
}

async function expectSecondTry(page: Page, ai: OpenAiServer, name = "Generate Root Cause") {
  await expectAnswersKept(page);
  ai.behave("well");
  await button(page, name).click();
  await expect(page).toHaveURL(paths.rootCause);
  await expect(page.getByText("worn connection")).toBeVisible();
  await page.goBack();
  await expectAnswersKept(page);
}

/** The network of a browser, which cuts, resets and resends in its own ways. */
test.describe("faults between a browser and a real server", () => {
  test.use({ visitor: "demo user" });

  test.beforeEach(async ({ page, ai, expectErrors }) => {
    // Ours, and the browser's own. What nobody caught has another beginning.
    expectErrors(/^The assistant failed:/, /^Failed to load resource:/);
    await connectAiServer(page, ai.url);
    await openEntry(page, answeredEntry({ questionsFrom: "provider" }));
  });

  test("a stream whose connection breaks leaves its text, and goes on from there", async ({
    page,
    ai,
  }) => {
    await askWhile(page, ai, "stall-in-text");
    await expect(page.getByText("The most likely cause")).toBeVisible();
    ai.breakConnections();
    await expect(page.getByText(/^This may be incomplete\./)).toBeVisible();
    await expectSecondTry(page, ai, "Continue");
  });

  test("a stream that ends within a line leaves its text, and goes on from there", async ({
    page,
    ai,
  }) => {
    await askWhile(page, ai, "cut-in-line");
    await expect(page.getByText(/^This may be incomplete\./)).toBeVisible();
    await expectSecondTry(page, ai, "Continue");
  });

  test("a stream that ends between two lines does so too, in sight on a phone wherever the button was", async ({
    page,
    ai,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    await askWhile(page, ai, "cut");
    await expect(page.getByText(/^This may be incomplete\./)).toBeVisible();
    const goOn = button(page, "Continue");
    await expect(goOn).toBeVisible();
    // Above the bar that sticks to the bottom edge.
    await expect.poll(async () => (await goOn.boundingBox())?.y).toBeLessThan(600);
    await expectSecondTry(page, ai, "Continue");
  });

  test("a slow answer is shown as it comes, and stops being sent when the screen is left", async ({
    page,
    ai,
  }) => {
    await askWhile(page, ai, "drip");
    await expect(page.getByText(/^The mo(?!.*browning)/)).toBeVisible();
    await button(page, "Back").click();
    await expect(page).toHaveURL(paths.repairRequest);
    await expect.poll(() => ai.unread()).toBe(1);
    await page.goBack();
    await expectSecondTry(page, ai);
  });

  test("a slow answer stops being sent when the page is reloaded, too", async ({ page, ai }) => {
    await askWhile(page, ai, "drip");
    await expect(button(page, "Stop")).toBeVisible();
    await expect.poll(() => ai.requests.length).toBe(1);
    await page.reload();
    await expect.poll(() => ai.unread()).toBe(1);
    await expectSecondTry(page, ai);
  });

  const passing: [name: string, fault: Behaviour, words: RegExp][] = [
    ["a reset before the answer", "reset-at-once", /could not be reached/],
    ["408", { status: 408 }, /took too long/],
  ];
  for (const [name, fault, words] of passing) {
    test(`${name} is tried again in sight, told, and can be tried once more`, async ({
      page,
      ai,
    }) => {
      await expect(button(page, "Generate Root Cause")).toBeVisible();
      // The waits between the tries stand still until they were seen.
      await page.clock.pauseAt(Date.now() + 60_000);
      await askWhile(page, ai, fault);
      const notice = page.getByText(/It is asked again/);
      for (const waitMs of [1250, 3750]) {
        await expect(notice).toBeVisible();
        await page.clock.runFor(waitMs);
      }
      await expect(page.getByText(words)).toBeVisible();
      // Three tries of ours; Chromium by itself may send each again.
      expect(ai.requests.length).toBeGreaterThanOrEqual(3);
      expect(ai.requests.length).toBeLessThanOrEqual(6);
      await page.clock.resume();
      await expectSecondTry(page, ai);
    });
  }
});
