import { waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { server } from "../../../mocks/node";
import { currentSettings } from "~/services/assistant/assistant-settings";
import { hold } from "../repair/hold";
import { loseCode } from "../repair/lose-code";
import {
  chooseServer,
  field,
  offerModels,
  openSettings,
  save,
  start,
  type,
} from "./settings-dialog";

const connectionCode = "~/services/assistant/provider/test-connection";

describe("the models that a server offers", () => {
  it("suggests the models that the server offers, and takes any other", async () => {
    const { user } = start();
    offerModels("llama3.2", "qwen3", "gemma3", "phi4");
    await openSettings(user);
    await chooseServer(user, "Ollama");
    await user.click(field("Model"));
    await waitFor(() =>
      expect(field("Model")).toHaveAccessibleDescription(
        "On this server: llama3.2, qwen3, gemma3 and 1 more",
      ),
    );
    expect([...(field("Model").list?.options ?? [])].map(({ value }) => value)).toContain("phi4");
    await type(user, "Model", "my-own");
    await save(user);
    expect(currentSettings().model).toBe("my-own");

    await openSettings(user);
    await chooseServer(user, "LM Studio");
    expect(field("Model")).not.toHaveAccessibleDescription(/On this server/);
  });

  it("asks for names again after the code that asks did not load", async () => {
    const { lost, bringBack } = loseCode(connectionCode);
    const { user } = start();
    offerModels("llama3.2");
    await openSettings(user);
    await chooseServer(user, "Ollama");
    await user.click(field("Model"));
    await waitFor(() => expect(lost).toHaveBeenCalled());
    bringBack();
    await waitFor(async () => {
      await user.click(field("Address"));
      await user.click(field("Model"));
      expect(field("Model")).toHaveAccessibleDescription("On this server: llama3.2");
    });
  });

  it("asks a server for its names once, though the one before it never told", async () => {
    const { user } = start();
    const { ended, end } = hold();
    const asked: string[] = [];
    server.use(
      http.get("*/models", async ({ request }) => {
        const { host } = new URL(request.url);
        asked.push(host);
        if (host === "localhost:11434") await ended;
        return HttpResponse.json({ data: [{ id: `at-${host}` }] });
      }),
    );
    await openSettings(user);
    await chooseServer(user, "Ollama");
    await user.click(field("Model"));
    await waitFor(() => expect(asked).toHaveLength(1));
    await chooseServer(user, "LM Studio");
    await user.click(field("Model"));
    await waitFor(() =>
      expect(field("Model")).toHaveAccessibleDescription("On this server: at-localhost:1234"),
    );
    end();
    await user.click(field("Address"));
    await user.click(field("Model"));
    await user.click(field("Address"));
    expect(asked).toEqual(["localhost:11434", "localhost:1234"]);
  });
});
