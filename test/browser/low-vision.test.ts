import { expect, type Locator } from "@playwright/test";
import { getContrastRatio } from "@mui/material/styles";
import { test } from "../support/app-test";
import { screens } from "../support/screens";

const groundOf = (box: Locator) => box.evaluate((drawn) => getComputedStyle(drawn).backgroundColor);

test.describe("in forced colours", () => {
  test.use({ visitor: "demo user", contextOptions: { forcedColors: "active" } });

  test("ticks and main buttons have an outline, and a tick is seen", async ({ page }) => {
    await screens.guide.open(page);
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
    await expect(tool).toBeFocused({ timeout: 5000 });
    await expect(tool.locator("+ *")).toHaveCSS("outline-style", "solid");
  });
});

test.describe("at 400 %", () => {
  test.use({ visitor: "demo user", viewport: { width: 320, height: 256 } });

  test("the chat's field and its talk are in sight, and its placeholder can be read", async ({
    page,
  }) => {
    await screens.chat.open(page);
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

  test("title and buttons of AI settings make way for what is between them", async ({ page }) => {
    await screens["ai-settings"].open(page);
    const dialog = page.getByRole("dialog", { name: "AI settings" });
    const save = dialog.getByRole("button", { name: "Save" });
    await expect(save).not.toBeInViewport();
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    await save.click({ trial: true });
    await expect(dialog.getByRole("heading", { name: "AI settings" })).not.toBeInViewport();
  });

  test("a step at the bench can be read whole, and its buttons be pressed", async ({ page }) => {
    await screens["bench-step"].open(page);
    const bench = page.getByRole("dialog", { name: /^At the bench/ });
    for (const size of [
      { width: 426, height: 320 },
      { width: 320, height: 256 },
    ]) {
      await page.setViewportSize(size);
      const heading = bench.getByRole("heading", { level: 1 });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport({ ratio: 1 });
      const step = await bench.getByRole("region", { name: /^Step/ }).boundingBox();
      expect(step?.width).toBeGreaterThan(0.8 * size.width);
      expect(step?.height).toBeGreaterThan(150);
      const next = bench.getByRole("button", { name: "Done, next" });
      await next.scrollIntoViewIfNeeded();
      await expect(next).toBeInViewport({ ratio: 1 });
      await next.click({ trial: true });
    }
    await bench.getByRole("button", { name: "Done, next" }).click();
    const second = bench.getByRole("heading", {
      level: 1,
      name: "Unscrew the filter and clean it",
    });
    await expect(second).toBeFocused();
    await expect(second).toBeInViewport({ ratio: 1 });
  });
});
