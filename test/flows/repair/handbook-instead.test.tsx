import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { chooseScenario } from "../../../mocks/scenarios";
import { expectConsole } from "../../support/console-guard";
import { renderApp } from "../../support/render-app";
import {
  answered,
  answeredEntry,
  diagnosticsEntry,
  rootCauseEntry,
} from "../../support/repair-entries";
import { connectProvider } from "./provider";

const instead = () => screen.findByRole("button", { name: "Use the built-in handbook" });
const fromHandbook = () => screen.findAllByText("From the built-in repair handbook");

describe("when the connected AI fails, the handbook", () => {
  beforeEach(() => {
    connectProvider();
    chooseScenario("ai-key-refused");
    expectConsole("error", /assistant failed/);
  });

  it("asks the questions", async () => {
    const { user } = renderApp(diagnosticsEntry());
    await user.click(await instead());
    expect(await fromHandbook()).not.toHaveLength(0);
    expect(screen.getAllByRole("textbox")).toHaveLength(3);
    expect(screen.queryByRole("textbox", { name: "How long have you had this item?" })).toBeNull();
    expect(screen.queryByRole("alert", { name: /Failed to generate/ })).toBeNull();
  });

  it("finds the root cause from the answers that were typed", async () => {
    const { user } = renderApp(answeredEntry());
    await user.click(await screen.findByRole("button", { name: "Generate Root Cause" }));
    await user.click(await instead());
    await screen.findByRole("heading", { level: 1, name: "Root Cause Analysis" });
    expect(await fromHandbook()).not.toHaveLength(0);
    expect(screen.getByText(answered[0]?.answer ?? "")).toBeVisible();
  });

  it("writes the guide", async () => {
    const { user } = renderApp(rootCauseEntry());
    await user.click(await screen.findByRole("button", { name: "Generate Repair Guide" }));
    await user.click(await instead());
    await screen.findByRole("heading", { level: 1, name: "Step-by-Step Repair Guide" });
    expect(await fromHandbook()).not.toHaveLength(0);
  });
});
