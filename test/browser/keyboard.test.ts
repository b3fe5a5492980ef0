import { expect } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test } from "../support/app-test";
import { pressAt, tabTo } from "../support/by-keyboard";

test("from signing in to a closed chat by keyboard alone, the focus seen at every stop", async ({
  page,
}) => {
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const arrivesAt = (name: string) =>
    expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  const write = async (label: RegExp, words: string) => {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.type(words);
  };

  // Who is not signed in is sent to sign in first, and then on.
  await page.goto(paths.repairRequest);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeFocused();
  await write(/^Email$/, "test@example.com");
  await write(/^Password$/, "password123");
  await page.keyboard.press("Enter");

  await arrivesAt("Submit a Repair Request");
  await write(/^Item Description/, "Philips kettle, steel, about four years old");
  await write(/^Issue Description/, "The light comes on, but the water stays cold");
  await pressAt(page, button("Continue to Diagnostics"), "Enter");

  await arrivesAt("Diagnostic Questions");
  const answers = page.getByRole("main").getByRole("textbox");
  await expect(answers).toHaveCount(3);
  await tabTo(page, answers.nth(0));
  // An answer to tap, by Space; the others in words.
  await pressAt(
    page,
    page
      .getByRole("group", { name: /^Quick answers/ })
      .first()
      .getByRole("button")
      .first(),
    "Space",
  );
  await expect(answers.nth(0)).not.toHaveValue("");
  for (const question of [1, 2]) {
    await tabTo(page, answers.nth(question));
    await page.keyboard.type("Not sure");
  }
  await pressAt(page, button("Generate Root Cause"), "Space");

  await arrivesAt("Root Cause Analysis");
  await pressAt(page, button("Generate Repair Guide"), "Enter");

  await arrivesAt("Step-by-Step Repair Guide");
  const ticks = page.getByRole("checkbox", { name: /^Step \d done/ });
  for (const step of [0, 1]) {
    await pressAt(page, ticks.nth(step), "Space");
    await expect(ticks.nth(step)).toBeChecked();
    await expect(ticks.nth(step)).toBeFocused();
  }
  await pressAt(page, button("Ask about repair steps"), "Enter");

  const chat = page.getByRole("dialog", { name: "Repair Steps Assistant" });
  const field = chat.getByLabel("Your question");
  await expect(field).toBeFocused();
  await page.keyboard.type("Which tools do I need?");
  await page.keyboard.press("Enter");
  await expect(chat.getByRole("log")).toContainText(/Which tools do I need\?\s+\S+/, {
    useInnerText: true,
  });
  await expect(field).toBeFocused();
  await tabTo(page, chat.getByRole("button", { name: "Close chat" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(chat).toBeHidden();
  await expect(button("Ask about repair steps")).toBeFocused();

  await tabTo(page, button("Account menu"), "Shift+Tab");
  await page.keyboard.press("Enter");
  const items = page.getByRole("menuitem");
  await expect(items.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button("Account menu")).toBeFocused();
});

test("Escape closes the demo inbox from within its message as well", async ({
  page,
  expectErrors,
}) => {
  expectErrors(/^Blocked script execution in .*message-frame\.html/);
  await page.goto(paths.forgotPassword);
  await page.getByLabel("Email").fill("test@example.com");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText("Reset link sent!")).toBeVisible();
  const inbox = page.getByRole("button", { name: "Demo inbox" });
  await inbox.click();
  await page.frameLocator("iframe").locator("body").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Demo inbox" })).toBeHidden();
  await expect(inbox).toBeFocused();
});
