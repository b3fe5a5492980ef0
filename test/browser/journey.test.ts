import { expect } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test } from "../support/app-test";
import { type Repair, walkToGuide } from "../support/walk-repair";

/** `names` stands in this repair's guide and in none of the others'. */
const repairs: (Repair & { names: RegExp })[] = [
  {
    item: "Philips kettle, steel, about four years old",
    issue: "It does not heat, the light stays off",
    answers: ["Yes, other things work in that socket", "No, nothing at all", "Not sure"],
    names: /kettle/i,
  },
  {
    item: "Bosch washing machine, seven years old",
    issue: "It hums but does not drain",
    answers: ["Yes, it hums", "No, I have not looked at the filter", "The water stays in the drum"],
    names: /drain/i,
  },
  {
    item: "City bicycle with seven gears",
    issue: "The chain slips when I pedal hard",
    answers: ["Yes, uphill above all", "The chain is old", "No"],
    names: /chain/i,
  },
  {
    item: "Winter jacket with a metal zip",
    issue: "The zip opens again behind the slider",
    answers: ["No teeth are missing", "Yes", "No"],
    names: /slider/i,
  },
  {
    item: "Wooden kitchen chair with glued joints",
    issue: "One leg wobbles and creaks",
    answers: ["Yes, the joint moves", "No", "Not sure"],
    names: /glue/i,
  },
  {
    item: "Makita cordless drill, 18 volts",
    issue: "It stops after a few seconds",
    answers: ["The battery is five years old", "No", "Only when it is warm"],
    names: /battery/i,
  },
];

test.describe("the main job, with no key and no network", () => {
  test("leads from the landing page over signing in to the request", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Start Repairing Now" }).click();
    await page.getByRole("button", { name: "Use the demo account" }).click();
    await expect(page).toHaveURL(paths.repairRequest);
    await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  });

  for (const { names: _names, ...repair } of repairs) {
    test.describe(() => {
      test.use({ visitor: "demo user" });

      test(`ends at a guide for this alone, and nobody outside is asked: ${repair.item}`, async ({
        page,
        context,
        baseURL,
      }) => {
        const strangers: string[] = [];
        await context.route(
          (url) => url.origin !== baseURL && url.protocol.startsWith("http"),
          (route) => {
            strangers.push(route.request().url());
            return route.abort();
          },
        );
        await page.goto(paths.repairRequest);
        await walkToGuide(page, repair);
        const region = page.getByRole("region", { name: "Step-by-Step Repair Guide" });
        const guide = await region.innerText();
        for (const other of repairs) {
          if (other.item === repair.item) expect(guide).toMatch(other.names);
          else expect(guide).not.toMatch(other.names);
        }
        expect(guide).not.toMatch(/general method/i);
        expect(await page.getByRole("checkbox").count()).toBeGreaterThanOrEqual(3);

        await page.getByRole("button", { name: "Ask about repair steps" }).click();
        const chat = page.getByRole("dialog", { name: "Repair Steps Assistant" });
        await chat.getByLabel("Your question").fill("Which tools do I need?");
        await chat.getByRole("button", { name: "Send" }).click();
        await expect(chat.getByRole("log")).toContainText(/Which tools do I need\?\s+\S+/, {
          useInnerText: true,
        });
        expect(strangers).toEqual([]);
      });
    });
  }
});
