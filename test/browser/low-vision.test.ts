import { expect, type Locator } from "@playwright/test";
import { getContrastRatio } from "@mui/material/styles";
import { test } from "../support/app-test";
import { screens } from "../support/screens";

const groundOf = (box: Locator) => box.evaluate((drawn) => getComputedStyle(drawn).backgroundColor);

test.describe("in forced colours", () => {
  test.use({ visitor: "demo user", contextOptions: { forcedColors: "active" } });

  test("ticks and main buttons have an outline, and a tick is seen", async ({ page, walk }) => {
    await screens.guide.open(page, walk);
    const tick = page.getByRole("checkbox").first();
    const box = tick.locator("+ *");
    await expect(box).toHaveCSS("border-top-width", "2px");
    const open = await groundOf(box);
    await tick.check();
    await expect(box).toHaveCSS("border-top-width", "2px");
    expect(await groundOf(box)).not.toBe(open);

    const start = page.getByRole("button", { name: /at the bench/ });
    await expect(start).toHaveCSS("border-top-width", "2px");
    await start.click();
    const tool = page.getByRole("dialog").getByRole("checkbox").first();
    await expect(tool.locator("+ *")).toHaveCSS("border-top-width", "2px");
    await page.keyboard.press("Tab");
    await expect(tool).toBeFocused();
    await expect(tool.locator("+ *")).toHaveCSS("outline-style", "solid");
  });
});

test.describe("at 400 %", () => {
  test.use({ visitor: "demo user", viewport: { width: 320, height: 256 } });

  test("the chat's field and its talk are in sight, and its placeholder can be read", async ({
    page,
    walk,
  }) => {
    await screens.chat.open(page, walk);
    const field = page.getByRole("textbox", { name: "Your question" });
    for (const height of [256, 640]) {
      await page.setViewportSize({ width: 320, height });
      await expect(field).toBeInViewport({ ratio: 1 });
      await field.click({ trial: true });
      await page.getByRole("button", { name: "Send" }).click({ trial: true });
      await page.getByRole("button", { name: "Close chat" }).click({ trial: true });
      await expect(page.getByRole("log", { name: "Chat" })).toBeInViewport();
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const [ink, ground, opacity] = await field.evaluate((input) => {
        const { color, opacity: seen } = getComputedStyle(input, "::placeholder");
        const box = input.parentElement ?? input;
        return [color, getComputedStyle(box).backgroundColor, seen] as const;
      });
      expect(opacity).toBe("1");
      expect(getContrastRatio(ink, ground), `placeholder, ${colorScheme}`).toBeGreaterThan(4.5);
    }
  });
});
