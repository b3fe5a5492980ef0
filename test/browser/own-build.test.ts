import { expect, mergeTests, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test as appTest } from "../support/app-test";
import {
  cutNetwork,
  mendNetwork,
  seeReadyForOffline,
  test as offlineTest,
} from "../support/offline-test";
import type { OpenAiServer } from "../support/openai-server";
import { configured, type OwnBuild, withOwnBuild } from "../support/own-build-test";
import { guideEntry } from "../support/repair-entries";
import { serveBuild } from "../support/serve-build";
import { describeRepair, openEntry, type Repair, walkToGuide } from "../support/walk-repair";

// In one worker, one after the other: they share the build.
appTest.describe.configure({ mode: "default" });

const repair: Repair = {
  item: "Philips kettle, steel, about four years old",
  issue: "It does not heat, the light stays off",
  answers: ["The socket works", "No sound at all", "It was descaled last month"],
};
const question = "Can I skip the second step?";

/** Whether the browser keeps all that this build and the one which waits have listed. */
async function isAllOfBothKept(): Promise<boolean> {
  const caches = await Promise.all(
    (await window.caches.keys()).map((name) => window.caches.open(name)),
  );
  const lists = await Promise.all(
    caches.map((cache) => cache.matchAll("/content-files.json", { ignoreSearch: true })),
  );
  const listed: string[][] = await Promise.all(lists.flat().map((list) => list.json()));
  const found = await Promise.all(listed.flat().map((path) => window.caches.match(path)));
  return listed.length === 2 && found.every((file) => file !== undefined);
}

async function askInChat(page: Page) {
  await page.getByRole("button", { name: "Ask about repair steps" }).click();
  const chat = page.getByRole("dialog", { name: "Repair Steps Assistant" });
  await chat.getByLabel("Your question").fill(question);
  await chat.getByLabel("Your question").press("Enter");
  // The greeting, the question, the reply.
  await expect(chat.getByRole("log").locator(":scope > *")).toHaveCount(3);
}

function expectOneCallForEachTask({ requests }: OpenAiServer) {
  expect(requests).toHaveLength(4);
  for (const { path, headers } of requests) {
    expect(path).toBe("/v1/chat/completions");
    expect(headers.authorization).toBe(`Bearer ${configured.key}`);
    expect(Object.keys(headers).filter((name) => name.startsWith("x-stainless"))).toEqual([]);
  }
}

function expectSpecifiedPayload({ requests }: OpenAiServer) {
  for (const { body } of requests) {
    const { stream: _stream, ...payload } = body;
    expect(Object.keys(payload).toSorted()).toEqual([
      "max_tokens",
      "messages",
      "model",
      "temperature",
    ]);
    expect(payload).toMatchObject({ model: "gpt-3.5-turbo", temperature: 0.7 });
  }
  expect(requests.map(({ body }) => body.stream)).toEqual([false, true, true, true]);
}

function expectAllThatIsKnown({ requests }: OpenAiServer) {
  const [questions, rootCause, guide, chat] = requests.map(({ body }) =>
    body.messages.map(({ content }) => content).join("\n"),
  );
  for (const text of [questions, rootCause, guide, chat]) {
    expect(text).toContain(repair.item);
    expect(text).toContain(repair.issue);
  }
  for (const text of [rootCause, guide, chat]) {
    for (const answer of repair.answers) expect(text).toContain(answer);
  }
  expect(chat).toContain(question);
}

/** Made once: two would make the build twice. */
const ownBuildTest = appTest.extend<object, { ownBuild: OwnBuild }>(withOwnBuild);

const servedTest = ownBuildTest.extend({
  baseURL: async ({ ownBuild }, use) => {
    const app = await serveBuild(await ownBuild.folder);
    await use(app.url);
    await app.close();
  },
});

servedTest.describe("a build that is configured with a server", () => {
  servedTest.use({ visitor: "demo user" });

  servedTest(
    "takes the main job to it, whichever OpenAI-compatible one it is",
    async ({ page, ownBuild: { provider } }) => {
      await page.goto(paths.repairRequest);
      await walkToGuide(page, repair);
      await askInChat(page);

      await servedTest.step(
        "one call for each of the four tasks, to the specified endpoint with the key",
        () => expectOneCallForEachTask(provider),
      );
      await servedTest.step(
        "the specified payload: whole for the questions, streamed for the rest",
        () => expectSpecifiedPayload(provider),
      );
      await servedTest.step("what was typed, answered and found, as far as the flow has come", () =>
        expectAllThatIsKnown(provider),
      );
      await expect(page.getByText("Written by the connected AI.").first()).toBeVisible();
    },
  );
});

const offer = (page: Page) => page.getByText(/^A new version is ready\./);
const chatField = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const openChat = (page: Page) =>
  page.getByRole("button", { name: "Ask about repair steps" }).click();

/** What the browser does by itself when the tab is looked at again. */
const lookForNewVersion = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const deployedTest = mergeTests(offlineTest, ownBuildTest);

deployedTest.describe("two builds in a row", () => {
  deployedTest.use({ visitor: "demo user" });

  deployedTest(
    "an open tab is told, and keeps the case and what is typed through the update",
    async ({ page, context, host, ownBuild, expectErrors }) => {
      expectErrors(
        /^Failed to load module script/,
        /dynamically imported module/,
        /^The assistant failed: AssistantError: A page of the handbook did not load/,
      );
      await openEntry(page, guideEntry());
      await page.getByRole("checkbox").first().check();
      await openChat(page);
      await chatField(page).fill("Which screw is it?");
      await seeReadyForOffline(page);
      const otherTab = await context.newPage();
      await otherTab.goto(paths.repairRequest);
      await describeRepair(otherTab, repair);

      await host.deploy(await ownBuild.folder);
      await lookForNewVersion(page);
      await expect(offer(page)).toBeVisible();
      await expect(offer(otherTab)).toBeVisible();
      await expect(page.getByText(configured.contact)).toBeHidden();
      // All of it is here before anything is pressed, so that the network may go.
      await expect.poll(() => page.evaluate(isAllOfBothKept)).toBe(true);
      await cutNetwork(page, host);
      await page.getByRole("button", { name: "Update" }).click();

      await expect(page.getByText(configured.contact)).toBeVisible();
      await seeReadyForOffline(page);
      await mendNetwork(page, host);
      await expect(offer(page)).toBeHidden();
      await expect(page.getByRole("checkbox").first()).toBeChecked();
      await openChat(page);
      await expect(chatField(page)).toHaveValue("Which screw is it?");

      // The other tab has not asked for it; what its next screen needs is gone, though, once the
      // new build has cleared what the earlier one had kept.
      await seeReadyForOffline(page);
      await expect(otherTab.getByText(configured.contact)).toBeHidden();
      await expect(otherTab.getByLabel("Item Description")).toHaveValue(repair.item);
      await otherTab.getByRole("button", { name: "Later" }).click();
      await otherTab.getByRole("button", { name: "Continue to Diagnostics" }).click();
      await expect(otherTab.getByText(configured.contact)).toBeVisible();
      await expect(otherTab.getByRole("heading", { level: 1 })).toHaveText("Diagnostic Questions");
      await expect(otherTab.getByText(repair.item, { exact: true })).toBeVisible();
    },
  );
});
