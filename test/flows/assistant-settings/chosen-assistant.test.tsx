import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { http } from "msw";
import { expect, it } from "vitest";
import { server } from "../../../mocks/node";
import { paths } from "../../../src/shared/paths";
import { answerBoxes } from "../repair/answer-form";
import { fillIn, submitButton } from "../repair/request-form";
import { button, chooseServer, dialog, openSettings, start, type } from "./settings-dialog";

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

async function save(user: UserEvent) {
  await user.click(button("Save"));
  await waitFor(() => expect(dialog()).toBeNull());
}

async function askForQuestions(user: UserEvent) {
  await user.click(submitButton());
  await answerBoxes();
}

it("asks the server that was chosen, with its key, and the handbook again when that is chosen", async () => {
  const requests = watchRequests();
  const { user, router } = start(paths.repairRequest);
  await fillIn(user, "A steel kettle, 1.7 litres", "The water stays cold");

  await openSettings(user);
  await chooseServer(user, "Own address");
  await type(user, "Address", "https://ai.test/api/v1");
  await type(user, "Model", "tiny");
  await type(user, "Key", key);
  await save(user);
  expect(requests).toEqual([]);
  await askForQuestions(user);
  expect(requests).toEqual([
    { url: "https://ai.test/api/v1/chat/completions", authorization: `Bearer ${key}` },
  ]);

  await openSettings(user);
  await chooseServer(user, "Ollama");
  await save(user);
  await router.navigate(-1);
  await screen.findByRole("textbox", { name: "Item Description" });
  await askForQuestions(user);
  expect(requests[1]).toEqual({
    url: "http://localhost:11434/v1/chat/completions",
    authorization: null,
  });

  await openSettings(user);
  await user.click(screen.getByRole("radio", { name: "Built-in repair handbook" }));
  await save(user);
  await router.navigate(-1);
  await screen.findByRole("textbox", { name: "Item Description" });
  await askForQuestions(user);
  expect(requests).toHaveLength(2);
});
