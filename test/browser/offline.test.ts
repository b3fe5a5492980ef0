import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, openPage, signInAsDemo } from "../support/browser";

describe("a connection that goes and comes back", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it("is told of, and nothing typed is lost", async () => {
    const page = await openPage(browser);
    await page.goto(`${inject("appUrl")}/repair-request`);
    await signInAsDemo(page);
    const description = page.getByLabel("Item Description");
    await description.fill("Steel kettle, four years old");
    await page.context().setOffline(true);
    const notice = page.getByText(/^You are offline\./);
    await notice.waitFor();
    expect(await description.inputValue()).toBe("Steel kettle, four years old");
    await page.context().setOffline(false);
    await notice.waitFor({ state: "detached" });
    expect(await description.inputValue()).toBe("Steel kettle, four years old");
    await page.close();
  });
});
