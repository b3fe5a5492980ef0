import { act, screen } from "@testing-library/react";
import { http } from "msw";
import { expect, it } from "vitest";
import { server } from "../../../mocks/node";
import { paths } from "~/shared/paths";
import { diagnosticsEntry } from "../../support/repair-entries";
import { renderApp } from "../../support/render-app";
import { answerBoxes } from "../repair/answer-form";
import { chooseServer, offerModels, openSettings, save, type } from "./settings-dialog";

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
