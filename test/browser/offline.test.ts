import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test as appTest } from "../support/app-test";
import { cutNetwork, mendNetwork, seeReadyForOffline, test } from "../support/offline-test";
import { sharedLink } from "../support/shared-link";
import { describeRepair, type Repair, walkOnToGuide } from "../support/walk-repair";

const repair: Repair = {
  item: "Philips kettle, steel, about four years old",
  issue: "It does not heat, the light stays off",
  answers: ["Yes, other things work in that socket", "No, nothing at all", "Not sure"],
};

const offlineNotice = (page: Page) => page.getByText(/^You are offline\./);
const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function askInChat(page: Page, question: string) {
  const replies = page.getByRole("log").locator("> *");
  await page.getByRole("textbox", { name: "Your question" }).fill(question);
  await page.keyboard.press("Enter");
  await expect(replies.last()).not.toContainText(question);
}

/** What is fetched when all is kept, in MB, packed as fast as by a host that packs what it is asked for. */
function sizeOfContent(): number {
  const files: string[] = JSON.parse(readFileSync("dist/content-files.json", "utf8"));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const sizes = files.map(
    (file) => brotliCompressSync(readFileSync(`dist${file}`), { params }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

test("after one visit the whole journey goes without a network, which may come and go on the way", async ({
  page,
  host,
}) => {
  await page.goto("/");
  await seeReadyForOffline(page);
  await cutNetwork(page, host);

  await page.reload();
  await expect(offlineNotice(page)).toBeVisible();
  await page.getByRole("link", { name: "Start Repairing Now" }).click();
  await page.getByRole("button", { name: "Use the demo account" }).click();
  await expect(page).toHaveURL(paths.repairRequest);
  await describeRepair(page, repair);

  await mendNetwork(page, host);
  await expect(offlineNotice(page)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Item Description")).toHaveValue(repair.item);
  await cutNetwork(page, host);
  await page.reload();
  await expect(page.getByLabel("Item Description")).toHaveValue(repair.item);
  await walkOnToGuide(page, repair);
  await page.getByRole("checkbox").first().check();
  await page.reload();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await page.getByRole("button", { name: "Ask about repair steps" }).click();
  await askInChat(page, "Which tool do I need?");

  await mendNetwork(page, host);
  await page.reload();
  await expect(page.getByRole("checkbox").first()).toBeChecked();
  await expect(page.getByText(repair.item, { exact: true })).toBeVisible();
  await cutNetwork(page, host);

  await page.goto(sharedLink("1. **Unplug the kettle.** Wait 30 minutes."));
  await expect(title(page)).toHaveText("Shared repair guide");
  await expect(page.getByRole("heading", { name: "Unplug the kettle" })).toBeVisible();
  for (const [path, name] of [
    [paths.terms, "Terms of Service"],
    [paths.privacy, "Privacy Policy"],
    [paths.cookies, "Cookie Policy"],
  ] as const) {
    await page.goto(path);
    await expect(title(page)).toContainText(name.split(" ")[0] ?? name);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  }
});

test.describe("who saves data", () => {
  test.use({ visitor: "demo user" });

  test("with data saved, nothing is fetched before it is asked for", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Reflect.get(navigator, "connection"), "saveData", { value: true }),
    );
    await page.goto(paths.repairRequest);
    const ask = page.getByRole("button", { name: /^Save for offline use/ });
    const [said] = /\d+(?= MB)/.exec(await ask.innerText()) ?? [];
    expect(Math.abs(Number(said) - sizeOfContent()), "MB").toBeLessThan(1);
    const filesOfThreeKinds = () =>
      page.evaluate(async () => {
        const cache = await caches.open("content");
        return (await cache.keys()).filter(({ url }) => /kettle|bicycle|sofa/.test(url)).length;
      });
    expect(await filesOfThreeKinds()).toBe(0);
    await ask.click();
    await seeReadyForOffline(page);
    // Of each kind its playbook, and the background that the chat reads.
    expect(await filesOfThreeKinds()).toBe(6);
  });
});

appTest.describe("before there is a worker", () => {
  appTest.use({ visitor: "demo user" });

  appTest(
    "a screen that cannot be fetched says why, and opens once it can",
    async ({ page, context, expectErrors }) => {
      expectErrors(/^Failed to load resource/, /dynamically imported module/);
      await context.route(/DiagnosticsPage/, (route) => route.abort());
      await page.goto(paths.repairRequest, { waitUntil: "networkidle" });
      await describeRepair(page, repair);
      await context.setOffline(true);
      await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
      await expect(title(page)).toHaveText("You are offline");
      await context.unroute(/DiagnosticsPage/);
      await context.setOffline(false);
      await expect(title(page)).toHaveText("Diagnostic Questions");
      await expect(page.getByText(repair.item, { exact: true })).toBeVisible();
    },
  );

  appTest(
    "a screen stays and works where what comes after it does not",
    async ({ page, context, expectErrors }) => {
      expectErrors(/^Failed to load resource/);
      await context.route(/(?:Toasts|start-late)/, (route) => route.abort());
      await page.goto(paths.repairRequest, { waitUntil: "networkidle" });
      await context.setOffline(true);
      await expect(offlineNotice(page)).toBeVisible();
      await describeRepair(page, repair);
      await context.setOffline(false);
      await expect(offlineNotice(page)).toBeHidden();
      await expect(page.getByLabel("Item Description")).toHaveValue(repair.item);
    },
  );

  appTest(
    "code that the host has let go is asked for once more, not in a loop",
    async ({ page, context, expectErrors }) => {
      expectErrors(/^Failed to load (?:resource|module script)/, /dynamically imported module/);
      let loads = 0;
      // A host that has let the code go answers with its page for unknown paths.
      await context.route(/DiagnosticsPage/, (route) =>
        route.fulfill({ contentType: "text/html", body: "<p>Unknown path</p>" }),
      );
      await page.goto(paths.repairRequest, { waitUntil: "networkidle" });
      await describeRepair(page, repair);
      page.on("load", () => (loads += 1));
      await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
      await expect.poll(() => loads).toBe(1);
      await expect(title(page)).toHaveText("This screen did not load");
      await context.unroute(/DiagnosticsPage/);
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(title(page)).toHaveText("Diagnostic Questions");
      await expect(page.getByText(repair.item, { exact: true })).toBeVisible();
      expect(loads).toBe(2);
    },
  );
});
