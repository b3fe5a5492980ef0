import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, openPage, signInAsDemo } from "../support/browser";
import { noisyPng, noisyWav } from "../support/heavy-files";

const item = "Philips kettle, steel, about four years old";
const issue = "It leaks from below and hums loudly";
const answers = ["Since last week, after a fall", "Only when it is full", "No, not yet"];

/** Measures every pushState of the app, in milliseconds, under `window.pushes`. */
function measurePushes() {
  const pushes: number[] = [];
  const push = history.pushState.bind(history);
  history.pushState = (...args) => {
    const start = performance.now();
    push(...args);
    pushes.push(performance.now() - start);
  };
  Object.assign(window, { pushes });
}

describe("what travels between the screens, with a 9 MB photo and an 8 MB sound", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launchBrowser();
    page = await openPage(browser);
    await page.addInitScript(measurePushes);
    await page.goto(`${inject("appUrl")}/repair-request`);
    await signInAsDemo(page);
    await page.getByLabel("Item Description").fill(item);
    await page.getByLabel("Issue Description").fill(issue);
    await page.getByLabel("Upload image").setInputFiles(noisyPng(9));
    await page.getByLabel("Upload audio").setInputFiles(noisyWav(8));
    await page.getByRole("button", { name: "Remove image" }).waitFor();
    await page.getByRole("button", { name: "Remove audio" }).waitFor();
  });
  afterAll(() => browser.close());

  async function seeRequest() {
    await page.getByRole("heading", { name: "Submit a Repair Request" }).waitFor();
    await expect.poll(() => page.getByLabel("Item Description").inputValue()).toBe(item);
    expect(await page.getByLabel("Issue Description").inputValue()).toBe(issue);
    await seeDrawn("Preview of your photo");
    await page.getByText("leaking-kettle.png").waitFor();
    await page.getByText("Audio successfully uploaded").waitFor();
    await page.getByText("humming.wav").waitFor();
  }

  async function seeDiagnostics() {
    await page.getByRole("heading", { name: "Diagnostic Questions" }).waitFor();
    const boxes = page.getByRole("main").getByRole("textbox");
    for (const [index, answer] of answers.entries()) {
      await expect.poll(() => boxes.nth(index).inputValue()).toBe(answer);
    }
    await seeItem();
  }

  async function seeRootCause() {
    await page.getByRole("heading", { level: 1, name: "Root Cause Analysis" }).waitFor();
    for (const answer of answers) await page.getByText(answer, { exact: true }).waitFor();
    await seeItem();
  }

  async function seeGuide() {
    await page.getByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" }).waitFor();
    await seeItem();
  }

  async function seeItem() {
    await page.getByText(item, { exact: true }).waitFor();
    await page.getByText("humming.wav").waitFor();
    await seeDrawn("Your photo: leaking-kettle.png");
  }

  /** The picture is not only there: the browser could read it. */
  async function seeDrawn(alt: string) {
    await expect
      .poll(() =>
        page
          .getByAltText(alt)
          .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
      )
      .toBe(1600);
  }

  it("keeps the request over a reload", async () => {
    await page.reload();
    await seeRequest();
  });

  it("reaches the guide", async () => {
    await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
    await page.waitForURL("**/diagnostics");
    const boxes = page.getByRole("main").getByRole("textbox");
    for (const [index, answer] of answers.entries()) await boxes.nth(index).fill(answer);
    await page.getByRole("button", { name: "Generate Root Cause" }).click();
    await page.waitForURL("**/root-cause");
    await page.getByRole("button", { name: "Generate Repair Guide" }).click();
    await page.waitForURL("**/repair-guide");
    await seeGuide();
  });

  it("keeps a ticked step over a reload", async () => {
    await page.getByRole("checkbox").first().check();
    await page.reload();
    await seeGuide();
    expect(await page.getByRole("checkbox").first().isChecked()).toBe(true);
  });

  it("goes back, and reloads, screen by screen, and loses nothing", async () => {
    const back = [seeRootCause, seeDiagnostics, seeRequest];
    for (const see of back) {
      await page.goBack();
      await see();
      await page.reload();
      await see();
    }
  });

  it("goes forward, and reloads, screen by screen, and loses nothing", async () => {
    const forward = [seeDiagnostics, seeRootCause, seeGuide];
    for (const see of forward) {
      await page.goForward();
      await see();
      await page.reload();
      await see();
    }
    expect(await page.getByRole("checkbox").first().isChecked()).toBe(true);
  });

  it("takes the app's own ways back, and loses nothing", async () => {
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await seeRootCause();
    await page.getByRole("button", { name: "Back to Diagnostics" }).click();
    await seeDiagnostics();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await seeRequest();
  });

  it("pushes in under 200 ms", async () => {
    const pushes = await page.evaluate(() => Reflect.get(window, "pushes"));
    console.log(`pushes in ms: ${pushes.map(Math.round).join(", ")}`);
    expect(pushes.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...pushes)).toBeLessThan(200);
  });
});
