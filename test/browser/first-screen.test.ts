import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Response } from "@playwright/test";
import { test } from "../support/app-test";

/** Words that stand in the code of each part, and nowhere else. */
const marks = {
  openai: "X-Stainless-Retry-Count",
  axios: "AxiosError",
  "the handbook's entries": "bicycle-brakes-weak",
};

test("the first screen comes without openai, axios and the handbook, which are in the build", async ({
  page,
}) => {
  const loaded: Response[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) loaded.push(response);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const scripts = await Promise.all(loaded.map((response) => response.text()));
  expect(scripts.length).toBeGreaterThan(0);

  const assets = join(process.cwd(), "dist/assets");
  const built = readdirSync(assets)
    .filter((name) => name.endsWith(".js"))
    .map((name) => readFileSync(join(assets, name), "utf8"));
  for (const [part, mark] of Object.entries(marks)) {
    const holds = (text: string) => text.toLowerCase().includes(mark.toLowerCase());
    expect.soft(built.some(holds), `${part} in the build`).toBe(true);
    expect.soft(scripts.some(holds), `${part} on the first screen`).toBe(false);
  }
});

for (const path of ["/signin", "/repair-request"])
  test(`${path} says so where its script does not come, and tries again`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/404/);
    await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(page.getByRole("alert")).toContainText("Mendwise did not load.");
    await expect(page.getByText("Initializing application...")).toBeHidden();
    await page.unroute("**/assets/*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("main")).toHaveAttribute("data-live");
  });
