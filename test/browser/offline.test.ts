import { expect } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test } from "../support/app-test";

test.use({ visitor: "demo user" });

test("a connection that goes and comes back is told of, and nothing typed is lost", async ({
  page,
  context,
}) => {
  await page.goto(paths.repairRequest);
  const description = page.getByLabel("Item Description");
  await description.fill("Steel kettle, four years old");
  await context.setOffline(true);
  const notice = page.getByText(/^You are offline\./);
  await expect(notice).toBeVisible();
  await expect(description).toHaveValue("Steel kettle, four years old");
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(description).toHaveValue("Steel kettle, four years old");
});
