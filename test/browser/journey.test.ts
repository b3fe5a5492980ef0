import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { launchBrowser, openPage, signInAsDemo, walkToGuide } from "../support/browser";

const repairs = [
  {
    item: "Philips kettle, steel, about four years old",
    issue: "It does not heat, the light stays off",
    answers: ["Yes, other things work in that socket", "No, nothing at all", "Not sure"],
    fits: /kettle|element|thermostat|base/i,
  },
  {
    item: "Bosch washing machine, seven years old",
    issue: "It hums but does not drain",
    answers: ["Yes, it hums", "No, I have not looked at the filter", "The water stays in the drum"],
    fits: /filter|pump|drain/i,
  },
  {
    item: "City bicycle with seven gears",
    issue: "The chain slips when I pedal hard",
    answers: ["Yes, uphill above all", "The chain is old", "No"],
    fits: /chain/i,
  },
  {
    item: "Winter jacket with a metal zip",
    issue: "The zip opens again behind the slider",
    answers: ["No teeth are missing", "Yes", "No"],
    fits: /slider|zip/i,
  },
  {
    item: "Wooden kitchen chair with glued joints",
    issue: "One leg wobbles and creaks",
    answers: ["Yes, the joint moves", "No", "Not sure"],
    fits: /joint|glue/i,
  },
  {
    item: "Makita cordless drill, 18 volts",
    issue: "It stops after a few seconds",
    answers: ["The battery is five years old", "No", "Only when it is warm"],
    fits: /battery|brush|motor/i,
  },
] as const;

describe("the main job, with no key and no network", () => {
  let browser: Browser;
  let page: Page;
  const strangers: string[] = [];
  const guides: string[] = [];

  beforeAll(async () => {
    browser = await launchBrowser();
    page = await openPage(browser);
    const appUrl = inject("appUrl");
    await page.route(
      (url) => url.origin !== appUrl && url.protocol !== "blob:" && url.protocol !== "data:",
      (route) => {
        strangers.push(route.request().url());
        return route.abort();
      },
    );
    await page.goto(appUrl);
    await page.getByRole("link", { name: "Start Repairing Now" }).click();
    await signInAsDemo(page);
  });
  afterAll(() => browser.close());

  it.each(repairs)("ends at a guide that fits: $item", async ({ fits, answers, ...described }) => {
    await page.goto(`${inject("appUrl")}/repair-request`);
    await walkToGuide(page, { ...described, answers: [...answers] });
    const guide = await page.getByRole("region", { name: "Step-by-Step Repair Guide" }).innerText();
    expect(guide).toMatch(fits);
    expect(guide).not.toMatch(/general method/i);
    expect(await page.getByRole("checkbox").count()).toBeGreaterThanOrEqual(3);
    guides.push(guide);

    await page.getByRole("button", { name: "Ask about repair steps" }).click();
    const chat = page.getByRole("dialog", { name: "Repair Steps Assistant" });
    await chat.getByLabel("Your question").fill("Which tools do I need?");
    await chat.getByRole("button", { name: "Send" }).click();
    await expect
      .poll(() => chat.getByRole("log").innerText())
      .toMatch(/Which tools do I need\?\s+\S+/);
  });

  it("gave six different guides", () => {
    expect(guides).toHaveLength(repairs.length);
    expect(new Set(guides).size).toBe(repairs.length);
  });

  it("asked nobody outside the app", () => {
    expect(strangers).toEqual([]);
  });
});
