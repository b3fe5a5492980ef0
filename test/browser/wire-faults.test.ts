import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { connectAiServer } from "../support/ai-settings";
import { desktop, launchBrowser, openPage, signInAsDemo, walkToAnswers } from "../support/browser";
import { type Behaviour, type OpenAiServer, startOpenAiServer } from "../support/openai-server";

const described = {
  item: "Philips kettle, steel, about four years old",
  issue: "It does not heat, the light stays off",
  answers: ["The socket works", "No sound at all", "Last month"] as [string, string, string],
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The network of a browser, which cuts, resets and resends in its own ways. */
describe("faults between a browser and a real server", () => {
  let ai: OpenAiServer;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    ai = await startOpenAiServer({ pauseMs: 5 });
    browser = await launchBrowser();
    page = await openPage(browser);
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(`${inject("appUrl")}/repair-request`);
    await signInAsDemo(page);
    await connectAiServer(page, ai.url);
    await walkToAnswers(page, described);
  });
  beforeEach(() => ai.behave("well"));
  afterAll(async () => {
    await browser.close();
    await ai.close();
  });

  async function expectAnswersKept() {
    const boxes = page.getByRole("main").getByRole("textbox");
    await boxes.nth(2).waitFor();
    const kept = (await boxes.all()).map((box) => box.inputValue());
    expect(await Promise.all(kept)).toEqual(described.answers);
  }

  async function askWhile(behaviour: Behaviour) {
    ai.behave(behaviour);
    await button(page, "Generate Root Cause").click();
  }

  async function expectSecondTry(name: string) {
    await expectAnswersKept();
    ai.behave("well");
    await button(page, name).click();
    await page.waitForURL("**/root-cause");
    await page.getByText("worn connection").waitFor();
    await page.goBack();
    await expectAnswersKept();
  }

  it.each<Behaviour & string>(["cut", "cut-in-line", "reset"])(
    "a stream that ends with a %s leaves its text, and goes on from there",
    async (behaviour) => {
      await askWhile(behaviour);
      await page.getByText(/^This may be incomplete\./).waitFor();
      await expectSecondTry("Continue");
    },
  );

  it("shows on a phone what is written and what became of it, wherever the button was", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    await askWhile("cut");
    const goOn = button(page, "Continue");
    await goOn.waitFor();
    // Above the bar that sticks to the bottom edge.
    await expect.poll(async () => (await goOn.boundingBox())?.y).toBeLessThan(600);
    await page.setViewportSize(desktop.viewport);
    await expectSecondTry("Continue");
  });

  it.each<[string, Behaviour, RegExp]>([
    ["a reset before the answer", "reset-at-once", /could not be reached/],
    ["408", { status: 408 }, /took too long/],
  ])("%s is tried again in sight, told, and can be tried once more", async (_, fault, words) => {
    const before = ai.requests.length;
    await askWhile(fault);
    await page.getByText(/It is asked again/).waitFor();
    await page.getByText(words).waitFor();
    // Three tries of ours; Chromium by itself may send each again.
    expect(ai.requests.length - before).toBeGreaterThanOrEqual(3);
    expect(ai.requests.length - before).toBeLessThanOrEqual(6);
    await expectSecondTry("Generate Root Cause");
  });

  it("a slow answer is shown as it comes, and stops being sent when the screen is left", async () => {
    const before = ai.unread();
    await askWhile("drip");
    await page.getByText(/^The most likely(?!.*browning)/).waitFor();
    await button(page, "Back").click();
    await page.waitForURL("**/repair-request");
    await expect.poll(() => ai.unread() - before).toBe(1);
    await page.goBack();
    await expectSecondTry("Generate Root Cause");
  });

  it("stops being sent when the page is reloaded, too", async () => {
    const before = ai.unread();
    await askWhile("drip");
    await button(page, "Stop").waitFor();
    await page.reload();
    await expect.poll(() => ai.unread() - before).toBe(1);
    await expectSecondTry("Generate Root Cause");
  });

  it("leaves no error that nobody caught", () => {
    expect(errors).toEqual([]);
  });
});
