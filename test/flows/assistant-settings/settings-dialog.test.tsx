import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { currentSettings } from "~/services/assistant/assistant-settings";
import { findToast } from "../../support/render-app";
import { loseCode } from "../repair/lose-code";
import {
  button,
  chooseServer,
  dialog,
  field,
  openSettings,
  save,
  start,
  type,
} from "./settings-dialog";

const key = "sk-entered-by-hand-4321";

describe("AI settings", () => {
  it("shows that the handbook answers, and asks for nothing more", async () => {
    const { user } = start();
    await openSettings(user);
    const handbook = screen.getByRole("radio", { name: "Built-in repair handbook" });
    expect(handbook).toBeChecked();
    expect(handbook).toHaveAccessibleDescription(/nothing leaves your browser/);
    expect(screen.queryByLabelText("Key")).toBeNull();
  });

  it("knows the address of each kind of server", async () => {
    const { user } = start();
    await openSettings(user);
    for (const [name, address] of [
      ["OpenAI", "https://api.openai.com/v1"],
      ["OpenRouter", "https://openrouter.ai/api/v1"],
      ["Ollama", "http://localhost:11434/v1"],
      ["LM Studio", "http://localhost:1234/v1"],
      ["llama.cpp", "http://localhost:8080/v1"],
      ["vLLM", "http://localhost:8000/v1"],
      ["Own address", ""],
    ] as const) {
      await chooseServer(user, name);
      expect(field("Address")).toHaveValue(address);
      expect(screen.getByRole("combobox", { name: "Server" })).toHaveTextContent(name);
    }
  });

  it("says for each kind of server what it costs to try, and where to get its key or program", async () => {
    const { user } = start();
    await openSettings(user);
    for (const [name, cost, link] of [
      ["OpenAI", /^Pay as you go/, "Get a key from OpenAI"],
      ["OpenRouter", /cost nothing/, "Get a key from OpenRouter"],
      ["Ollama", /^Free: /, "Get Ollama"],
      ["LM Studio", /^Free: /, "Get LM Studio"],
      ["llama.cpp", /^Free: /, "Get llama.cpp"],
      ["vLLM", /^Free: /, "Get vLLM"],
    ] as const) {
      await chooseServer(user, name);
      expect(screen.getByText(cost)).toBeVisible();
      const toStart = screen.getByRole("link", { name: `${link} (opens in a new tab)` });
      expect(toStart).toHaveAttribute("href", expect.stringMatching(/^https:\/\//));
      expect(toStart).toHaveAttribute("target", "_blank");
      expect(toStart.getAttribute("rel")).toContain("noopener");
    }
    await chooseServer(user, "Own address");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("says on a phone that localhost is the phone", async () => {
    const matchMedia = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes("coarse") }),
    );
    const { user } = start();
    await openSettings(user);
    await chooseServer(user, "Ollama");
    expect(screen.getByText(/localhost is the device itself/)).toBeVisible();
    await chooseServer(user, "OpenAI");
    expect(screen.queryByText(/localhost is the device itself/)).toBeNull();
  });

  it("saves a server, and shows of its key no more than the end", async () => {
    const { user } = start();
    await openSettings(user);
    await chooseServer(user, "OpenRouter");
    await type(user, "Model", "some/model");
    expect(field("Key")).toHaveAttribute("type", "password");
    expect(field("Key")).toHaveAttribute("autocomplete", "off");
    expect(field("Key")).toHaveAccessibleDescription(/this tab only/);
    await type(user, "Key", key);
    await save(user);
    expect(currentSettings()).toEqual({
      source: "provider",
      baseUrl: "https://openrouter.ai/api/v1",
      model: "some/model",
      apiKey: key,
    });

    await openSettings(user);
    expect(field("Model")).toHaveValue("some/model");
    expect(field("Key")).toHaveValue("");
    expect(screen.getByText(/^A key that ends in 4321 is kept\./)).toBeVisible();
    expect(document.body.innerHTML).not.toContain(key);
    await save(user);
    expect(currentSettings().apiKey).toBe(key);
  });

  it("removes the key at once, as it says, and puts the focus where another one goes", async () => {
    const { user } = start();
    await openSettings(user);
    await chooseServer(user, "OpenAI");
    await type(user, "Key", key);
    await save(user);
    await openSettings(user);
    expect(screen.getByText(/Removing it takes effect at once/)).toBeVisible();
    await user.click(button("Remove key"));
    expect(screen.queryByText(/A key that ends in/)).toBeNull();
    expect(field("Key")).toHaveFocus();
    await user.click(button("Cancel"));
    expect(currentSettings().apiKey).toBeUndefined();
  });

  it("drops a key when the address leads elsewhere", async () => {
    const { user } = start();
    await openSettings(user);
    await chooseServer(user, "OpenAI");
    await type(user, "Key", key);
    await chooseServer(user, "OpenRouter");
    expect(field("Key")).toHaveValue("");

    await type(user, "Key", key);
    await user.type(field("Address"), "/more");
    expect(field("Key")).toHaveValue(key);
    await type(user, "Address", "https://ai.test/v1");
    expect(field("Key")).toHaveValue("");
  });

  it.each([
    ["Cancel", (user: UserEvent) => user.click(button("Cancel"))],
    ["Escape", (user: UserEvent) => user.keyboard("{Escape}")],
  ])("changes nothing when it is closed with %s", async (_name, close) => {
    const { user } = start();
    await openSettings(user);
    await chooseServer(user, "Ollama");
    await close(user);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(currentSettings().source).toBe("handbook");
    expect(button("AI settings")).toHaveFocus();
    await openSettings(user);
    expect(screen.getByRole("radio", { name: "Built-in repair handbook" })).toBeChecked();
  });

  it("refuses an address that a key must not travel to, no model, and half a key", async () => {
    const { user } = start();
    await openSettings(user);
    await chooseServer(user, "Own address");
    await type(user, "Address", "http://ai.test/v1");
    await type(user, "Key", "sk-with a space");
    await user.click(button("Save"));
    await waitFor(() => expect(field("Address")).toBeInvalid());
    expect(field("Address")).toHaveAccessibleDescription(/starts with https:\/\//);
    expect(field("Model")).toHaveAccessibleDescription("Enter the name of a model");
    expect(field("Key")).toHaveAccessibleDescription(/one word/);
    expect(currentSettings().source).toBe("handbook");
  });

  it("starts from what the build was given, and tells of its key without showing it", async () => {
    vi.stubEnv("VITE_AI_API_KEY", "sk-built-in-9876");
    vi.stubEnv("VITE_AI_MODEL", "built-model");
    const { user } = start();
    await openSettings(user);
    expect(screen.getByRole("radio", { name: "AI server" })).toBeChecked();
    expect(field("Model")).toHaveValue("built-model");
    expect(screen.getByText("This copy of Mendwise brings a key for this server.")).toBeVisible();
    expect(document.body.innerHTML).not.toMatch(/sk-built|9876/);
  });

  it("says that it did not load, leaves the screen as it is, and is asked for again", async () => {
    const { bringBack } = loseCode("~/features/assistant-settings/AiSettingsDialog");
    const { user } = start();
    await user.click(button("AI settings"));
    expect(
      await findToast("AI settings did not load. Check that you are online, then try again."),
    ).toBeVisible();
    expect(screen.getByRole("main")).toBeVisible();
    bringBack();
    await openSettings(user);
  });

  it("is in the menu on small screens", async () => {
    const { user } = start();
    await user.click(button("Open menu"));
    await user.click(await screen.findByRole("button", { name: "AI settings" }));
    expect(await screen.findByRole("dialog", { name: "AI settings" })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("navigation", { name: "Menu" })).toBeNull());
  });
});
