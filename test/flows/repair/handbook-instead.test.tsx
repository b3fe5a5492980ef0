import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseScenario } from "../../../mocks/scenarios";
import { expectConsole } from "../../support/console-guard";
import { renderScreen } from "../../support/render-app";
import {
  answered,
  answeredEntry,
  diagnosticsEntry,
  guideEntry,
  rootCauseEntry,
} from "../../support/repair-entries";
import { ask, failure, renderChat, said } from "./chat-widget";
import { loseCode } from "./lose-code";
import { connectProvider, watchProvider } from "./provider";

const instead = () => screen.findByRole("button", { name: "Use the built-in handbook" });
const appDidNotLoad = /A part of the app did not load\. Check that you are online\./;
const fromHandbook = () => screen.findAllByText("From the built-in repair handbook");

describe("when the connected AI fails, the handbook", () => {
  beforeEach(() => {
    connectProvider();
    chooseScenario("ai-key-refused");
    expectConsole("error", /assistant failed/);
  });

  it("asks the questions", async () => {
    const { user } = renderScreen(diagnosticsEntry());
    await user.click(await instead());
    expect(await fromHandbook()).not.toHaveLength(0);
    expect(screen.getAllByRole("textbox")).toHaveLength(3);
    expect(screen.queryByRole("textbox", { name: "How long have you had this item?" })).toBeNull();
    expect(within(screen.getByRole("main")).queryByText(/^Failed to generate/)).toBeNull();
  });

  it("is not needed: a second try that fails as well keeps what was typed", async () => {
    const requests = watchProvider();
    const { user } = renderScreen(diagnosticsEntry({ findings: { photo: "A cracked base." } }));
    await user.click((await screen.findAllByRole("textbox"))[0] ?? document.body);
    await user.paste("Three years");
    const photo = screen.getByRole("textbox", { name: "What the photo shows" });
    await user.clear(photo);
    await user.paste("A cracked lid.");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.messages[1]?.content).toContain("A cracked lid.");
    expect(await screen.findByRole("textbox", { name: "What the photo shows" })).toHaveValue(
      "A cracked lid.",
    );
    expect((await screen.findAllByRole("textbox"))[0]).toHaveValue("Three years");
  });

  it("finds the root cause from the answers that were typed", async () => {
    const { user } = renderScreen(answeredEntry());
    await user.click(await screen.findByRole("button", { name: "Generate Root Cause" }));
    await user.click(await instead());
    await screen.findByRole("heading", { level: 1, name: "Root Cause Analysis" });
    expect(await fromHandbook()).not.toHaveLength(0);
    expect(await screen.findByText(answered[0]?.answer ?? "")).toBeVisible();
  });

  it("writes the guide", async () => {
    const { user } = renderScreen(rootCauseEntry());
    await user.click(await screen.findByRole("button", { name: "Generate Repair Guide" }));
    await user.click(await instead());
    await screen.findByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" });
    expect(await fromHandbook()).not.toHaveLength(0);
  });

  it.each([
    ["the questions", diagnosticsEntry(), undefined],
    ["the root cause", answeredEntry(), "Generate Root Cause"],
    ["the guide", rootCauseEntry(), "Generate Repair Guide"],
  ])("blames no server where it does not load for %s itself", async (_what, entry, name) => {
    loseCode("~/services/assistant/handbook-adapter");
    const { user } = renderScreen(entry);
    if (name) await user.click(await screen.findByRole("button", { name }));
    expect(await screen.findByText(/Check key, model and address/)).toBeVisible();
    await user.click(await instead());
    expect(await screen.findByText(appDidNotLoad)).toBeVisible();
  });

  it("blames no server where it does not load for a reply either", async () => {
    loseCode("~/services/assistant/handbook-adapter");
    const { user } = await renderChat(guideEntry());
    await ask(user, "Where is the fuse?");
    await waitFor(() => expect(said().at(-1)).toBe(failure));
    expect(await screen.findByText(/Check key, model and address/)).toBeVisible();
    await user.click(await instead());
    expect(await screen.findByText(appDidNotLoad)).toBeVisible();
  });
});
