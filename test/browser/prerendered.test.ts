import { expect, type Route } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test } from "../support/app-test";
import type { Visitor } from "../support/visitors";

// That nothing was refused by the policy and that React took over what it found, the fixture `errors`
// says at the end of each test: both would be errors on the page.

const screens = [
  [paths.home, "Fix Don't Replace: Smart Repair Partner"],
  [paths.signIn, "Sign in"],
  [paths.signUp, "Create account"],
  [paths.forgotPassword, "Forgot your password?"],
  [paths.resetPassword, "Set a new password"],
  [paths.terms, "Terms of Service"],
  [paths.privacy, "Privacy Policy"],
  [paths.cookies, "Cookie Policy"],
  ["/no-such-page", "404"],
] as const;

/** The screens that send a signed-in person on to the landing page. */
const forVisitors = new Set<string>([paths.signIn, paths.signUp]);

const looks = [
  { mode: "light", colorScheme: "dark", background: "rgb(251, 248, 243)" },
  { mode: "dark", colorScheme: "light", background: "rgb(20, 24, 26)" },
  { mode: "system", colorScheme: "dark", background: "rgb(20, 24, 26)" },
] as const;

/** Who it is and which colours it has are two parts of a page: of both, only the landing page shows each pair. */
const seenBy = (visitor: Visitor, mode: string) =>
  visitor === "newcomer" || mode === "system" ? screens : screens.slice(0, 1);

for (const visitor of ["newcomer", "demo user"] as const satisfies readonly Visitor[]) {
  for (const { mode, colorScheme, background } of looks) {
    test.describe(`${visitor}, ${mode}`, () => {
      test.use({ visitor, colorScheme });

      test(`the public screens come to life as they were painted, for a ${visitor} in ${mode}`, async ({
        page,
        expectErrors,
      }) => {
        expectErrors(/^No page at this address/);
        await page.addInitScript((chosen) => localStorage.setItem("mw-mode", chosen), mode);
        for (const [path, title] of seenBy(visitor, mode)) {
          await page.goto(path, { waitUntil: "commit" });
          const isSentOn = visitor === "demo user" && forVisitors.has(path);
          const heading = page.getByRole("heading", {
            level: 1,
            name: isSentOn ? screens[0][1] : title,
          });
          await expect(heading).toBeVisible();
          await expect(page.locator("body")).toHaveCSS("background-color", background);
          await expect(page.locator("main[data-live]")).toBeAttached();
          await expect(heading).toBeVisible();
        }
      });
    });
  }
}

test.describe("before the script is there", () => {
  test.use({ visitor: "newcomer", viewport: { width: 390, height: 844 } });

  test("what is pressed and typed is done once it has come", async ({ page }) => {
    const held: Route[] = [];
    let isHeld = true;
    await page.route("**/*.js", async (route) => {
      if (isHeld) held.push(route);
      else await route.continue();
    });
    await page.goto(paths.signIn, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Decline All" }).click();
    await page.getByLabel("Email").fill("test@example.com");
    await page.getByLabel("Password", { exact: true }).fill("password123");
    await page.getByRole("button", { name: "Sign In" }).click();
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Cookie consent" })).toBeHidden();
  });
});

test("a host that answers every path with the landing page shows the screen that was asked for", async ({
  page,
  baseURL,
}) => {
  await page.route(`${baseURL}${paths.signUp}`, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}/` }) });
  });
  await page.goto(paths.signUp);
  await expect(page.getByRole("heading", { level: 1, name: "Create account" })).toBeVisible();
  await expect(page.getByRole("heading", { name: /Fix Don't Replace/ })).toHaveCount(0);
});

test("the landing page is shown by the name of its file as well", async ({ page }) => {
  await page.goto("/index.html?from=mail#about");
  await expect(page.getByRole("heading", { level: 1, name: /Fix Don't Replace/ })).toBeVisible();
  await expect(page.locator("main[data-live]")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1, name: /Fix Don't Replace/ })).toBeVisible();
  await expect(page).toHaveURL("/?from=mail#about");
});
