import { expect, type Page, type TestInfo } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test } from "../support/app-test";
import { noisyPng, noisyWav, onDisk } from "../support/heavy-files";
import { describeRepair, type Repair, walkOnToGuide } from "../support/walk-repair";

const repair: Repair = {
  item: "Philips kettle, steel, about four years old",
  issue: "It leaks from below and hums loudly",
  answers: ["Since last week, after a fall", "Only when it is full", "No, not yet"],
};

/** The picture is not only there: the browser could read it. */
async function seeDrawn(page: Page, alt: string) {
  await expect(page.getByAltText(alt)).toHaveJSProperty("naturalWidth", 1600);
}

async function seeItem(page: Page) {
  await expect(page.getByText(repair.item, { exact: true })).toBeVisible();
  await expect(page.getByText("humming.wav")).toBeVisible();
  await seeDrawn(page, "Your photo: leaking-kettle.png");
}

async function seeRequest(page: Page) {
  await expect(page.getByRole("heading", { name: "Submit a Repair Request" })).toBeVisible();
  await expect(page.getByLabel("Item Description")).toHaveValue(repair.item);
  await expect(page.getByLabel("Issue Description")).toHaveValue(repair.issue);
  await seeDrawn(page, "Preview of your photo");
  await expect(page.getByText("leaking-kettle.png")).toBeVisible();
  await expect(page.getByText("Audio successfully uploaded")).toBeVisible();
  await expect(page.getByText("humming.wav")).toBeVisible();
}

async function seeDiagnostics(page: Page) {
  await expect(page.getByRole("heading", { name: "Diagnostic Questions" })).toBeVisible();
  const boxes = page.getByRole("main").getByRole("textbox");
  for (const [index, answer] of repair.answers.entries()) {
    await expect(boxes.nth(index)).toHaveValue(answer);
  }
  await seeItem(page);
}

async function seeRootCause(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "Root Cause Analysis" })).toBeVisible();
  for (const answer of repair.answers) {
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
  await seeItem(page);
}

async function seeGuide(page: Page) {
  const name = "Step-by-Step Repair Guide";
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await seeItem(page);
}

/** Fills in the request, with a photo and a sound of so many megabytes. */
async function fillIn(page: Page, info: TestInfo, photo: number, sound: number) {
  await page.goto(paths.repairRequest);
  await describeRepair(page, repair);
  await page.getByLabel("Upload image").setInputFiles(await onDisk(noisyPng(photo), info));
  await page.getByLabel("Upload audio").setInputFiles(await onDisk(noisyWav(sound), info));
  await seeRequest(page);
}

test.describe("what travels between the screens", () => {
  test.use({ visitor: "demo user" });

  test("is kept with a 9 MB photo and an 8 MB sound, onward, over a reload and back", async ({
    page,
  }, info) => {
    // Each time it has the browser write so much takes long; the whole way is the next test's matter.
    test.slow();
    await fillIn(page, info, 9, 8);
    await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
    await seeItem(page);
    await page.reload();
    await seeItem(page);
    await page.goBack();
    await seeRequest(page);
  });

  test("is kept within the guide, back and forward and over reloads, screen by screen, and by the app's own ways back", async ({
    page,
  }, info) => {
    // How much it is was the other test's matter.
    await fillIn(page, info, 0.3, 0.1);
    await walkOnToGuide(page, repair);
    await page.getByRole("checkbox").first().check();
    // Links within the screen are no way out of it.
    await page.getByRole("navigation", { name: "In this guide" }).getByRole("link").last().click();
    await page.keyboard.press("Control+Home");
    await page.getByRole("link", { name: "Skip to content" }).press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    const seeTickedGuide = async () => {
      await seeGuide(page);
      await expect(page.getByRole("checkbox").first()).toBeChecked();
    };
    await page.reload();
    await seeTickedGuide();
    const back = [seeRootCause, seeDiagnostics, seeRequest];
    for (const see of back) {
      await page.goBack();
      await see(page);
      await page.reload();
      await see(page);
    }
    const forward = [seeDiagnostics, seeRootCause, seeTickedGuide];
    for (const see of forward) {
      await page.goForward();
      await see(page);
      await page.reload();
      await see(page);
    }
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await seeRootCause(page);
    await page.getByRole("button", { name: "Back to Diagnostics" }).click();
    await seeDiagnostics(page);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await seeRequest(page);
  });

  test("is kept though one leaves with the last key, by Back or by a link", async ({ page }) => {
    const seeTyped = () => expect(page.getByLabel("Issue Description")).toHaveValue(repair.issue);
    await page.goto(paths.repairRequest);
    await describeRepair(page, repair);
    await page.getByRole("link", { name: "Home" }).first().click();
    await expect(page).toHaveURL(paths.home);
    await page.goBack();
    await seeTyped();
    await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
    const boxes = page.getByRole("main").getByRole("textbox");
    await expect(boxes).toHaveCount(3);
    await boxes.first().pressSequentially("Only since I descaled it", { delay: 40 });
    await page.goBack();
    await seeTyped();
    await page.goForward();
    await expect(boxes.first()).toHaveValue("Only since I descaled it");
  });
});
