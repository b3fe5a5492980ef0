import { expect, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test as appTest } from "../support/app-test";
import { createAccount } from "../support/create-account";

const email = "ada@example.com";
const firstPassword = "one horse two saddles";
const secondPassword = "three saddles no horse";

/** Everything a page keeps or shows where a secret must not be. */
function readTraces() {
  return JSON.stringify({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookie: document.cookie,
    address: location.href,
    history: history.state,
    name: window.name,
  });
}

type Secrecy = {
  /** Has the tab's traces looked through at the end, as they are now. */
  keepTraces: (tab: Page) => Promise<void>;
  /** What must stand in no trace, console line or request. */
  secrets: string[];
};

const test = appTest.extend<Secrecy>({
  secrets: ({}, use) => use([firstPassword, secondPassword]),
  keepTraces: async ({ context, baseURL, secrets }, use) => {
    const traces: string[] = [];
    const consoleLines: string[] = [];
    const requests: string[] = [];
    context.on("console", (message) => consoleLines.push(message.text()));
    context.on("request", (request) => requests.push(request.url()));
    await use(async (tab) => void traces.push(await tab.evaluate(readTraces)));

    const left = [...traces, ...consoleLines, ...requests].join("\n");
    for (const secret of secrets) expect(left).not.toContain(secret);
    // As the name of a field: the word itself stands in addresses such as /reset-password.
    expect(traces.join()).not.toMatch(/(digest|salt|iterations|password|code)\\*"\s*:/i);
    expect(consoleLines.filter((line) => /\d{6}/.test(line))).toEqual([]);
    const served = requests.filter((url) => url.startsWith("http"));
    expect(new Set(served.map((url) => new URL(url).origin))).toEqual(new Set([baseURL]));
  },
});

const accountMenu = (tab: Page) => tab.getByRole("button", { name: "Account menu" });

async function signUp(tab: Page) {
  await tab.goto(paths.signUp);
  await createAccount(tab, email, firstPassword);
}

async function signIn(tab: Page, password: string) {
  await tab.getByLabel("Email").fill(email);
  await tab.getByLabel("Password", { exact: true }).fill(password);
  await tab.getByRole("button", { name: "Sign In" }).click();
}

async function logOut(tab: Page) {
  await accountMenu(tab).click();
  await tab.getByRole("menuitem", { name: "Log out" }).click();
  await expect(
    tab.getByRole("navigation").getByRole("link", { name: "Sign In" }).first(),
  ).toBeVisible();
}

/** Asks for a code, and follows the link of the message that brings it. */
async function followResetLink(tab: Page, baseURL: string) {
  await tab.getByRole("navigation").getByRole("link", { name: "Sign In" }).first().click();
  await tab.getByRole("link", { name: "Forgot Password?" }).click();
  await expect(tab).toHaveURL(paths.forgotPassword);
  // Until it is there, the screen before stays, which has a field of the same name.
  const send = tab.getByRole("button", { name: "Send Reset Link" });
  await expect(send).toBeVisible();
  await tab.getByLabel("Email").fill(email);
  await send.click();
  await expect(tab.getByText("Reset link sent!")).toBeVisible();
  await tab.getByRole("button", { name: "Demo inbox" }).click();
  const mail = tab.frameLocator("iframe");
  await expect(mail.locator("body")).toContainText("expires in 30 minutes");
  const code = /\b\d{6}\b/.exec(await mail.locator("body").innerText())?.[0] ?? "";
  expect(code).toMatch(/^[1-9]\d{5}$/);
  const link = mail.getByRole("link").first();
  await expect(link).toHaveAttribute(
    "href",
    `${baseURL}/reset-password#email=${encodeURIComponent(email)}`,
  );
  const [linked] = await Promise.all([tab.context().waitForEvent("page"), link.click()]);
  return { linked, code };
}

async function setPassword(tab: Page, code: string) {
  await tab.getByLabel("Verification code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await tab.getByLabel("New password", { exact: true }).fill(secondPassword);
  await tab.getByLabel("Confirm new password").fill(secondPassword);
  await tab.getByRole("button", { name: "Reset Password" }).click();
  await expect(tab.getByText("Password reset successful!")).toBeVisible();
}

test.describe("an account, of which no password, code, hash or salt is left behind or sent", () => {
  test("is made, gets a new password by a code from the inbox, and opens to that one alone", async ({
    page,
    baseURL,
    keepTraces,
    secrets,
    expectErrors,
  }) => {
    // The scripts that trace a test are not let into the message.
    expectErrors(/^Blocked script execution in .*message-frame\.html/);
    await signUp(page);
    await keepTraces(page);
    await logOut(page);
    await keepTraces(page);

    const { linked, code } = await followResetLink(page, baseURL ?? "");
    secrets.push(code);
    await keepTraces(page);
    await setPassword(linked, code);
    await keepTraces(linked);

    await linked.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await expect(linked).toHaveURL(paths.signIn);
    await signIn(linked, firstPassword);
    await expect(linked.getByText("Invalid email or password")).toBeVisible();
    await keepTraces(linked);
    await signIn(linked, secondPassword);
    await expect(accountMenu(linked)).toBeVisible();
    await keepTraces(linked);
  });

  test("stays signed in over a reload, which says what is gone", async ({ page, keepTraces }) => {
    await signUp(page);
    await page.goto(paths.profile);
    await page.reload();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByText(/reload/i).first()).toBeVisible();
    await keepTraces(page);
  });

  test("is created again with the same address once a reload took it, and what was typed is there", async ({
    page,
    context,
    keepTraces,
  }) => {
    await signUp(page);
    await page.goto(paths.repairRequest);
    await page.getByLabel("Item Description").fill("My old kettle");
    const other = await context.newPage();
    await other.goto(paths.home);
    await logOut(other);
    await expect(page.getByRole("alert")).toContainText(
      "Sign up again with the same e-mail address",
    );
    await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
    await createAccount(page, email.toUpperCase(), secondPassword);
    await expect(page.getByLabel("Item Description")).toHaveValue("My old kettle");
    await keepTraces(page);
  });

  test("keeps over a reload the names and the address that are typed, and nothing of them once they are sent", async ({
    page,
    keepTraces,
  }) => {
    const kept = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
    await page.goto(paths.signUp);
    await expect(page.locator("main[data-live]")).toBeAttached();
    const typed = { "First name": "Ada", "Last name": "Byron", Email: email };
    for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
    const password = page.getByLabel("Password", { exact: true });
    await page.getByRole("button", { name: "Show password" }).first().click();
    await password.fill(firstPassword);
    await keepTraces(page);
    await page.reload();
    for (const [label, text] of Object.entries(typed))
      await expect(page.getByLabel(label)).toHaveValue(text);
    await expect(password).toHaveValue("");
    await createAccount(page, email, firstPassword);
    await expect.poll(kept).not.toContain("Ada");

    await page.goto(paths.profile);
    const name = page.getByLabel("Full name");
    await name.fill("Ada Lovelace");
    await page.reload();
    await expect(name).toHaveValue("Ada Lovelace");
    await page.getByRole("button", { name: "Update Profile" }).click();
    await expect(page.getByText("Profile updated")).toBeVisible();
    expect(await kept()).not.toContain("Ada");
  });

  test("is left in the other tabs too", async ({ page, context, keepTraces }) => {
    await signUp(page);
    const other = await context.newPage();
    await other.goto(paths.profile);
    await expect(accountMenu(other)).toBeVisible();
    await logOut(page);
    await expect(page).toHaveURL("/");
    await expect(other).toHaveURL(paths.signIn);
    await keepTraces(other);
  });
});
