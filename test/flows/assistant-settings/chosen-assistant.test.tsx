import { act, screen, waitFor } from "@testing-library/react";
import { http } from "msw";
import { expect, it, vi } from "vitest";
import { server } from "../../../mocks/node";
import { currentSettings } from "~/services/assistant/assistant-settings";
import { paths } from "~/shared/paths";
import { diagnosticsEntry } from "../../support/repair-entries";
import { findToast, renderApp, toasts } from "../../support/render-app";
import { answerBoxes } from "../repair/answer-form";
import {
  button,
  chooseServer,
  field,
  offerModels,
  openSettings,
  save,
  start,
  type,
} from "./settings-dialog";

const key = "sk-entered-by-hand-4321";

function watchRequests() {
  const seen: { url: string; authorization: string | null }[] = [];
  server.use(
    http.post("*/chat/completions", ({ request }) => {
      seen.push({ url: request.url, authorization: request.headers.get("authorization") });
    }),
  );
  return seen;
}

it("asks the server that was chosen, with its key, and the handbook again when that is chosen", async () => {
  const requests = watchRequests();
  offerModels();
  const { user, router } = renderApp(paths.profile);
  await screen.findByRole("heading", { level: 1 });
  const { pathname, state } = diagnosticsEntry();
  async function askForQuestions() {
    await act(() => router.navigate(paths.profile));
    await act(() => router.navigate(pathname, { state }));
    await answerBoxes();
  }

  await openSettings(user);
  await chooseServer(user, "Own address");
  await type(user, "Address", "https://ai.test/api/v1");
  await type(user, "Model", "tiny");
  await type(user, "Key", key);
  await save(user);
  expect(requests).toEqual([]);
  expect(await toasts()).toEqual([]);
  await askForQuestions();
  expect(requests).toEqual([
    { url: "https://ai.test/api/v1/chat/completions", authorization: `Bearer ${key}` },
  ]);

  await openSettings(user);
  await chooseServer(user, "Ollama");
  await save(user);
  await askForQuestions();
  expect(requests.slice(1)).toEqual([
    { url: "http://localhost:11434/v1/chat/completions", authorization: null },
  ]);

  await openSettings(user);
  await user.click(screen.getByRole("radio", { name: "Built-in repair handbook" }));
  await save(user);
  await askForQuestions();
  expect(requests).toHaveLength(2);
});

it.each([
  ["https://user:pw@localhost:4993/v1", "Enter the address without a name and password"],
  ["https://key@ai.test/v1", "Enter the address without a name and password"],
  ["http://user:p@ss@ai.test/v1", /^Enter an address that starts with https/],
])("tells why an address with a name or password is refused: %s", async (address, words) => {
  const { user } = start();
  await openSettings(user);
  await chooseServer(user, "Own address");
  await type(user, "Address", address);
  await user.click(button("Save"));
  await waitFor(() => expect(field("Address")).toBeInvalid());
  expect(field("Address")).toHaveAccessibleDescription(words);
});

it("holds what is saved until the page goes where the browser has no room, and says so", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("No room.", "QuotaExceededError");
  });
  const { user } = start();
  await openSettings(user);
  await chooseServer(user, "Ollama");
  await type(user, "Key", key);
  await save(user);
  const words =
    "This browser could not store the settings. They hold until you reload or close this page.";
  expect(await findToast(words)).toBeVisible();
  expect(currentSettings()).toMatchObject({ source: "provider", apiKey: key });
});
