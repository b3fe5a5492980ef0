import { rm } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { buildApp } from "../support/build-app";
import { seeReadyForOffline, test } from "../support/offline-test";
import { describeRepair, openEntry, type Repair } from "../support/walk-repair";

const repair: Repair = {
  item: "Philips kettle, steel, about four years old",
  issue: "It does not heat, the light stays off",
  answers: ["Yes, other things work in that socket", "No, nothing at all", "Not sure"],
};

/** What tells the second build from the first. */
const address = "second-build@mendwise.example";

const offer = (page: Page) => page.getByText(/^A new version is ready\./);
const chatField = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const openChat = (page: Page) =>
  page.getByRole("button", { name: "Ask about repair steps" }).click();

/** What the browser does by itself when the tab is looked at again. */
const lookForNewVersion = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test.describe("two builds in a row", () => {
  test.use({ visitor: "demo user" });

  test("an open tab is told, and keeps the case and what is typed through the update", async ({
    page,
    context,
    host,
    walk,
    expectErrors,
  }) => {
    expectErrors(
      /^Failed to load module script/,
      /dynamically imported module/,
      /^The assistant failed: AssistantError: A page of the handbook did not load/,
    );
    const secondBuild = buildApp({ VITE_CONTACT_EMAIL: address });
    const { guide } = await walk(repair);
    await openEntry(page, guide);
    await page.getByRole("checkbox").first().check();
    await openChat(page);
    await chatField(page).fill("Which screw is it?");
    await seeReadyForOffline(page);
    const otherTab = await context.newPage();
    await otherTab.goto(paths.repairRequest);
    await describeRepair(otherTab, repair);

    const outDir = await secondBuild;
    await host.deploy(outDir);
    await rm(outDir, { recursive: true });
    await lookForNewVersion(page);
    await expect(offer(page)).toBeVisible();
    await expect(offer(otherTab)).toBeVisible();
    await expect(page.getByText(address)).toBeHidden();
    await page.getByRole("button", { name: "Update" }).click();

    await expect(page.getByText(address)).toBeVisible();
    await expect(offer(page)).toBeHidden();
    await expect(page.getByRole("checkbox").first()).toBeChecked();
    await openChat(page);
    await expect(chatField(page)).toHaveValue("Which screw is it?");

    // The other tab has not asked for it; the code of its next screen is gone, though.
    await expect(otherTab.getByText(address)).toBeHidden();
    await expect(otherTab.getByLabel("Item Description")).toHaveValue(repair.item);
    await otherTab.getByRole("button", { name: "Later" }).click();
    await otherTab.getByRole("button", { name: "Continue to Diagnostics" }).click();
    await expect(otherTab.getByText(address)).toBeVisible();
    await expect(otherTab.getByRole("heading", { level: 1 })).toHaveText("Diagnostic Questions");
    await expect(otherTab.getByText(repair.item, { exact: true })).toBeVisible();
  });
});
