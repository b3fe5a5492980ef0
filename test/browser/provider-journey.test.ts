import { expect, type Page } from "@playwright/test";
import { paths } from "~/shared/paths";
import { test as appTest } from "../support/app-test";
import { serveOwnBuild } from "../support/build-app";
import type { OpenAiServer } from "../support/openai-server";
import { type Repair, walkToGuide } from "../support/walk-repair";

const key = "sk-local-test";
const repair: Repair = {
  item: "Philips kettle, steel, about four years old",
  issue: "It does not heat, the light stays off",
  answers: ["The socket works", "No sound at all", "It was descaled last month"],
};
const question = "Can I skip the second step?";

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
    expect(headers.authorization).toBe(`Bearer ${key}`);
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

const test = appTest.extend({
  baseURL: async ({ ai }, use) => {
    const app = await serveOwnBuild({ VITE_AI_BASE_URL: ai.url, VITE_AI_API_KEY: key });
    await use(app.url);
    await app.close();
  },
});

test.use({ visitor: "demo user" });

test("the main job goes to the OpenAI-compatible server that the build is configured with", async ({
  page,
  ai,
}) => {
  await page.goto(paths.repairRequest);
  await walkToGuide(page, repair);
  await askInChat(page);

  await test.step("one call for each of the four tasks, to the specified endpoint with the key", () =>
    expectOneCallForEachTask(ai));
  await test.step("the specified payload: whole for the questions, streamed for the rest", () =>
    expectSpecifiedPayload(ai));
  await test.step("what was typed, answered and found, as far as the flow has come", () =>
    expectAllThatIsKnown(ai));
  await expect(page.getByText("Written by the connected AI.").first()).toBeVisible();
});
