import { expect, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { connectAiServer } from "../support/ai-settings";
import { test } from "../support/app-test";
import { hostileStrings } from "../support/hostile-strings";
import { longTexts } from "../support/long-texts";
import { guideEntry, requestEntry, rootCauseEntry } from "../support/repair-entries";
import { describeRepair } from "../support/walk-repair";

/**
 * Longer, and the page does not answer to a hand: 200 ms, on a machine that does nothing else. Beside
 * other tests a task takes a multiple of that; what grows faster than a text is longer still.
 */
const longestTaskMs = Number(process.env.LONGEST_TASK_MS ?? 3000);

/** Counts on every page, and over reloads, what must not be. */
async function watch(page: Page, origin: string) {
  const outside: string[] = [];
  const runs: string[] = [];
  const tasks: string[] = [];
  await page.exposeFunction("noteRun", (where: string) => runs.push(where));
  await page.exposeFunction("noteTask", (ms: number, where: string) => {
    if (ms > longestTaskMs) tasks.push(`${Math.round(ms)} ms on ${where}`);
  });
  await page.addInitScript(() => {
    for (const name of ["hostile", "alert", "confirm", "prompt"])
      Object.assign(window, { [name]: () => void noteRun(location.href) });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) void noteTask(duration, location.pathname);
    }).observe({ type: "longtask", buffered: true });
  });
  page.on("request", (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && new URL(url).origin !== origin) outside.push(url);
  });
  page.on("dialog", (dialog) => {
    runs.push(dialog.message());
    void dialog.dismiss();
  });
  return { outside, runs, tasks };
}

declare global {
  /** What is exposed to the pages. */
  var noteRun: (where: string) => Promise<void>;
  var noteTask: (ms: number, where: string) => Promise<void>;
}

/** Painted, and alive: until then the router still has to find the address that the page was built for. */
async function isShown(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-live]").first()).toBeAttached();
}

/** Goes to another address within the app, as its own links and the browser's buttons do. */
async function goWithin(page: Page, entry: { pathname: string; state: unknown }) {
  await page.evaluate(({ pathname, state }) => {
    history.pushState({ usr: state, key: crypto.randomUUID(), idx: 1 }, "", pathname);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, entry);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  await isShown(page);
}

/** Goes to these addresses of the screen that is open, one after the other; tells which left it blank. */
function visitInTurn(page: Page, addresses: string[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const blank: string[] = [];
    for (const address of all) {
      history.pushState({ usr: address, key: crypto.randomUUID(), idx: 1 }, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      if (!document.querySelector("h1")?.checkVisibility()) blank.push(address);
    }
    return blank;
  }, addresses);
}

/** Half a character has no code in an address. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ""));

const all = hostileStrings.join("\n\n");
const some = hostileStrings.filter(({ length }) => length > 0 && length < 400);

/** One of the pieces in which a server answers. */
const piece = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;

/** Handed to every screen of a repair at once. */
const repairOf = (text: string) => ({
  itemDescription: text || "x",
  itemIssue: text || "x",
  questions: [1, 2, 3].map((id) => ({ id, question: text || "x", answer: text, choices: [text] })),
  rootCause: text || "x",
});

test.use({ visitor: "demo user" });

test("nothing hostile runs, fetches, blocks or blanks the page, wherever it comes from", async ({
  page,
  baseURL,
  ai,
  expectErrors,
}) => {
  const origin = baseURL ?? "";
  const seen = await watch(page, origin);
  expectErrors(/JSON|Failed to load|404/);

  await test.step("in navigation state", async () => {
    await page.goto(paths.repairRequest);
    await isShown(page);
    for (let at = 0; at < some.length; at += 40) {
      const strings = some.slice(at, at + 40);
      const text = strings.join("\n\n");
      const chat = strings.map((message, index) => ({ text: message, isUser: index % 2 === 0 }));
      const repair = repairOf(text);
      await goWithin(page, guideEntry({ ...repair, repairGuide: text, chat, chatDraft: text }));
      await goWithin(page, rootCauseEntry(repair));
      await goWithin(page, requestEntry({ itemDescription: text, itemIssue: text }));
    }
    await goWithin(page, guideEntry({ ...repairOf("Kettle"), repairGuide: all }));
  });

  await test.step("in long texts", async () => {
    for (const text of Object.values(longTexts(20_000)).filter((_, index) => index % 3 === 0)) {
      await goWithin(page, guideEntry({ ...repairOf("Kettle"), repairGuide: text }));
    }
  });

  await test.step("in the address", async () => {
    for (const text of some.filter((_, index) => index % 50 === 0)) {
      const code = encode(text);
      await page.goto(`${paths.resetPassword}?a=${code}#email=${code}`);
      await isShown(page);
    }
    const blank = await visitInTurn(
      page,
      some.map((text) => `${paths.resetPassword}?q=${encode(text)}#${encode(text)}`),
    );
    expect(blank, "addresses without a screen").toEqual([]);
  });

  await test.step("in messages of other tabs", async () => {
    await page.evaluate((strings) => {
      const channel = new BroadcastChannel("mendwise");
      const tell = channel.postMessage.bind(channel);
      for (const text of strings) {
        tell(text);
        tell({ kind: text });
        tell({ kind: "memory", accounts: text, resetCodes: [], demoMessages: [] });
        dispatchEvent(new StorageEvent("storage", { key: text, newValue: text }));
        dispatchEvent(new MessageEvent("message", { data: text }));
      }
      const demoMessages = strings.map((text, id) => {
        const written = { to: text, subject: text, htmlContent: text };
        return { id: String(id), ...written, sentAt: id, isRead: false };
      });
      tell({ kind: "memory", accounts: [], resetCodes: [], demoMessages });
    }, some);
    await page.goto(paths.home);
    await isShown(page);
  });

  await test.step("in storage", async () => {
    for (const text of some.filter((_, index) => index % 60 === 0)) {
      await page.evaluate((value) => {
        for (const key of ["mw-mode", "cookie-consent", "assistant-settings", "x"]) {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        }
        document.cookie = `CookieConsent=${encodeURIComponent(value.replaceAll(/\p{Cs}/gu, ""))}; path=/`;
        const user = { id: value, email: value, name: value };
        const state = { user, isAuthenticated: true, isLoading: false };
        localStorage.setItem("auth-storage", JSON.stringify({ state, version: 1 }));
      }, text);
      await page.goto(paths.profile);
      await isShown(page);
    }
    await page.evaluate(() => localStorage.setItem("auth-storage", "{"));
    await page.goto(paths.home);
    await isShown(page);
  });

  await test.step("in fields, file names and answers, whole and streamed", async () => {
    await page.evaluate(() => {
      sessionStorage.clear();
      const user = { id: "user_0", email: "test@example.com", name: "Test User" };
      const state = { user, isAuthenticated: true, isLoading: false };
      localStorage.setItem("auth-storage", JSON.stringify({ state, version: 1 }));
    });
    await connectAiServer(page, ai.url);
    ai.behave({
      status: 200,
      headers: { "Content-Type": "text/event-stream" },
      body: some.map((text) => piece(`${text}\n\n`)).join("") + piece("", "stop"),
    });
    await page.goto(paths.repairRequest);
    await describeRepair(page, {
      item: `Kettle ${all.slice(0, 5000)}`,
      issue: `Dead ${all.slice(-5000)}`,
    });
    const png = Buffer.from("iVBORw0KGgo=", "base64");
    const name = `<img src=x onerror=hostile()>\u202Egpj.png`;
    await page
      .getByLabel("Upload image")
      .setInputFiles({ name, mimeType: "image/png", buffer: png });
    await page.getByRole("button", { name: "Continue to Diagnostics" }).click();
    await page.getByRole("heading", { name: "Diagnostic Questions" }).waitFor();
    await goWithin(page, rootCauseEntry(repairOf("Kettle")));
    await page.getByRole("button", { name: "Generate Repair Guide" }).click();
    await page.getByRole("heading", { name: "Step-by-Step Repair Guide" }).waitFor();
    await isShown(page);
  });

  const own = seen.outside.filter((url) => !url.startsWith(new URL(ai.url).origin));
  expect({ runs: seen.runs, outside: own, tasks: seen.tasks }).toEqual({
    runs: [],
    outside: [],
    tasks: [],
  });
});

test("nothing hostile in a legal page runs or is fetched", async ({
  page,
  baseURL,
  expectErrors,
}) => {
  // The document that DOMPurify reads is nowhere shown, and yet the policy says what it would refuse in it.
  expectErrors(/violates the following Content Security Policy/, /^refused by/);
  const seen = await watch(page, baseURL ?? "");
  const asked = "Read these terms first.";
  await page.route("**/terms-of-service.html", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<body data-custom-class="body"><p>${asked}</p><p>${some.join("</p><p>")}</p></body>`,
    }),
  );
  await page.goto(paths.privacy);
  await isShown(page);
  await goWithin(page, { pathname: paths.terms, state: null });
  await expect(page.getByText(asked)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("hostile()");
  expect(seen).toEqual({ runs: [], outside: [], tasks: [] });
});
