import { expect } from "@playwright/test";
import { appPolicy } from "~/build/content-security-policy";
import { paths } from "~/shared/paths";
import { test } from "../support/app-test";

// That the policy refuses nothing that a visitor does, every browser test says: see `errors`.

test("an e-mail in the demo inbox keeps its inline styles", async ({ page, expectErrors }) => {
  // The scripts that trace a test are not let into the message.
  expectErrors(/^Blocked script execution in .*message-frame\.html/);
  await page.goto(paths.forgotPassword);
  await page.getByLabel("Email").fill("test@example.com");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText("Reset link sent!")).toBeVisible();
  await page.getByRole("button", { name: "Demo inbox" }).click();
  const code = page.frameLocator("iframe").getByText(/^\d{6}$/);
  await expect(code).toHaveCSS("font-size", "34px");
});

const nothingInline = { scripts: [], styles: [], styleAttributes: [] };

test("the policy asks no other server but over https, on this computer, or as the build is configured", () => {
  const policy = appPolicy({
    ...nothingInline,
    isMocked: false,
    addresses: ["http://ai.lan:8080/v1", undefined],
  });
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]?.split(" ")).toEqual([
    "'self'",
    "https:",
    "http://localhost:*",
    "http://*.localhost:*",
    "http://127.0.0.1:*",
    "http://ai.lan:8080",
  ]);
});

for (const path of ["/", "/signin", "/message-frame.html"]) {
  test(`the policy runs no script that was written into ${path}`, async ({
    page,
    baseURL,
    errors,
    expectErrors,
  }) => {
    expectErrors(/script/);
    await page.route(`${baseURL}${path}`, async (route) => {
      const response = await route.fetch();
      const body = `${await response.text()}<script>window.wasRun = true</script>`;
      await route.fulfill({ response, body });
    });
    await page.goto(path);
    await expect.poll(() => errors).toContain("refused by script-src-elem: inline");
    expect(await page.evaluate(() => "wasRun" in window)).toBe(false);
  });
}

test("the policy makes neither code nor markup out of text, shows no picture from elsewhere, and tells nothing there", async ({
  page,
  errors,
  expectErrors,
}) => {
  expectErrors(/trusted|elsewhere\.example/i);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(tryWhatIsForbidden)).toEqual(["EvalError", "TypeError"]);
  const refusals = () => errors.filter((line) => line.startsWith("refused by")).toSorted();
  await expect.poll(refusals).toEqual([
    // Nobody has chosen that server, whatever the page's first policy allows.
    "refused by connect-src: https://elsewhere.example/told",
    "refused by img-src: https://elsewhere.example/pixel.png",
    "refused by require-trusted-types-for: trusted-types-sink",
    "refused by require-trusted-types-for: trusted-types-sink",
  ]);
});

/**
 * Runs in the page, in a turn of its own: what a debugger evaluates directly is not held to the policy.
 *
 * @returns the names of the errors
 */
async function tryWhatIsForbidden() {
  await new Promise((resolve) => setTimeout(resolve));
  new Image().src = "https://elsewhere.example/pixel.png";
  await fetch("https://elsewhere.example/told").catch(() => {});
  const attempts = [
    // oxlint-disable-next-line typescript/no-implied-eval -- it has to be refused
    () => new Function("return 1"),
    () => (document.body.innerHTML = "<p>text</p>"),
  ];
  return attempts.map((attempt) => {
    try {
      attempt();
      return "allowed";
    } catch (error) {
      return error instanceof Error && error.name;
    }
  });
}
